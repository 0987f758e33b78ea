import type { Verdicts } from "./shape-verdicts.ts";

const PROFILE = "/profiles/0";
const PRICE = "/offerings/0/price";
const MONDAY = "/locations/0/hours/weekly/mon";
const ULID = "01k8r2maaa1b2c3d4e5f6g7h8j";
const terms = { currency: "EUR", vatIncluded: true };
const host = (length: number) => `${"a.".repeat((length - 3) / 2)}abc`;

/** Strings in one written form. */
export const FORMATS: Readonly<Record<string, readonly Verdicts[]>> = {
  FORMAT_VERSION: [["/schemaVersion", ["0.0", "0.01", "1.0", "0.1.0", "0.1\n"], ["0.1", "0.27"]]],
  FORMAT_ID: [
    [
      "/credentials/0/id",
      [`crd_8${ULID.slice(1)}`, `CRD_${ULID}`, `off_${ULID}`, `crd_${ULID}\n`, `crd_${ULID.slice(1)}`],
      [`crd_7${ULID.slice(1)}`],
    ],
    ["/routing/0/routeTo", [`off_${ULID}`], [`act_${ULID}`, `cp_${ULID}`]],
  ],
  FORMAT_SLUG: [
    ["/slug", ["a", "-a", "a-", "A-b", "a_b", "12-34", "a".repeat(64), "ab\n"], ["ab", "1a", "a".repeat(63)]],
  ],
  SLUG_RESERVED: [["/slug", ["admin", "well-known", "v1"], ["admins", "v2"]]],
  FORMAT_HOSTNAME: [
    [
      "/domains/0/host",
      ["a", "A.example", "a..example", "a.example.", "a-.example", "a.1", "bücher.example", host(255)],
      ["a.bc", "xn--bcher-kva.example", "a.xn--p1ai", host(253)],
    ],
  ],
  FORMAT_URL: [
    [
      PROFILE,
      ["http://a.example", "https://a", "https://a.example/ö", "https://a.example/%", "https://u@a.example/"],
      ["https://a.example", "https://a.example/?q=%C3%B6#x"],
    ],
    [
      PROFILE,
      [
        "https://a.example:65536/",
        "https://a.example:0/",
        "https://a.example/?a&amp;b",
        `https://${host(255)}/`,
      ],
      ["https://a.example:65535/", "https://a.example/?a&amp", `https://${host(253)}/`],
    ],
  ],
  FORMAT_EMAIL: [
    [
      "/contactPoints/0/email",
      ["a", "a@b", ".a@b.example", "a.@b.example", "A <a@b.example>", `${"a".repeat(65)}@b.example`],
      ["a@b.example", "A.b+c@b.example", `${"a".repeat(64)}@b.example`],
    ],
  ],
  FORMAT_PHONE: [["/contactPoints/0/phone", ["0202 9", "+0123456", "+49202", "+49 2029999"], ["+4920299"]]],
  FORMAT_PHONE_FORMATTED: [
    ["/contactPoints/0/phoneFormatted", ["0202 9999001", "+49 202 9999001 ", "+49 x"], ["+49 (202) 99-1"]],
  ],
  FORMAT_COUNTRY: [["/operator/address/country", ["de", "DEU", "D"], ["AT"]]],
  FORMAT_CURRENCY: [[`${PRICE}/currency`, ["eur", "EURO", "€"], ["CHF"]]],
  FORMAT_MONEY: [
    [`${PRICE}/amount`, ["12", "12.5", "012.50", "-1.00", "1,000.00", "1.000"], ["0.00", "999999999999.99"]],
    [
      PRICE,
      [{ kind: "range", min: "1", max: "2.00", ...terms }],
      [{ kind: "range", min: "1.00", max: "2.00", ...terms }],
    ],
  ],
  FORMAT_DATE: [
    ["/capacity/nextAvailableFrom", ["2027-1-11", "2027-13-01", "27-01-11", "2027-01-32"], ["2027-01-31"]],
  ],
  FORMAT_DATE_TIME: [
    [
      "/updatedAt",
      ["2026-10-28", "2026-10-28T09:14:03", "2026-10-28T09:14:03+01:00", "2026-10-28T24:00:00Z"],
      ["2026-10-28T23:59:59Z"],
    ],
    ["/createdAt", ["2026-10-28T09:14:60Z", "2026-10-28T09:14:03.5Z", "2026-10-28t09:14:03z"], []],
  ],
  DATE_NOT_REAL: [
    [
      "/capacity/nextAvailableFrom",
      ["2027-02-29", "2100-02-29", "2027-04-31", "2028-02-30", "1900-02-29"],
      ["2028-02-29", "2000-02-29", "2027-04-30", "0000-02-29"],
    ],
    ["/createdAt", ["2026-02-30T00:00:00Z"], ["2024-02-29T00:00:00Z"]],
  ],
  FORMAT_DURATION: [
    [
      "/actions/0/expectedResponse",
      ["P", "PT", "P0D", "P1W2D", "PT30S", "P1D2M", "1D", "P1000D", "P01D"],
      ["P1Y2M3DT4H5M", "P6W", "PT4H", "PT30M"],
    ],
  ],
  FORMAT_TIME_ZONE: [["/locations/0/timeZone", ["Europe/", "+01:00", "Europe Berlin"], ["UTC", "Etc/GMT+1"]]],
  FORMAT_TIME: [
    [`${MONDAY}/0/opens`, ["7:30", "24:00", "07:60", "07:30:00"], ["00:00", "23:59"]],
    [`${MONDAY}/0/closes`, ["24:01", "16.30"], ["24:00"]],
  ],
  FORMAT_COLOR: [["/brand/colors/primary", ["#2f4b3a", "2F4B3A", "#FFF", "green"], ["#ABCDEF"]]],
  FORMAT_CATEGORY: [
    ["/categories/0", ["Trades", "t", "trades.", "trades.a", "a.b.c"], ["trades", "it.web_design"]],
  ],
  FORMAT_LANGUAGE: [
    [
      "/languagesSpoken/0",
      ["DE", "de-at", "de_AT", "german", "abc-Abcd-123"],
      ["nds", "zh-Hans-CN", "es-419"],
    ],
    ["/summary", [{ de: "a", EN: "b" }], [{ de: "a", "en-GB": "b" }]],
  ],
  FORMAT_KEY: [["/actions/0/questions/0/key", ["a", "A_b", "1a", "a-b", "a".repeat(41)], ["ab", "a1_"]]],
  FORMAT_NACE: [["/naceCodes/0", ["4332", "43.321", "4"], ["43", "43.3"]]],
  FORMAT_VAT_ID: [["/operator/vatId", ["DE", "de999999999", "DE 99"], ["ATU99999999"]]],
  FORMAT_ECONOMIC_ID: [["/operator/economicId", ["DE999999999", "AT999999999-00001"], ["DE123456789-00001"]]],
  FORMAT_FONT: [
    ["/brand/fonts/body/family", ["Source  Sans", " Lora", "a b c d e f", "Lora!"], ["a b c d e"]],
  ],
  FORMAT_FILE: [
    [
      "/media/0/file",
      ["logo.svg", "3f9a2c7e41b0d5a8.gif", "3F9A2C7E41B0D5A8.svg"],
      ["3f9a2c7e41b0d5a8.avif"],
    ],
  ],
  FORMAT_PATH: [
    ["/provenance/0/paths/0", ["", "operator", "/a/b/c/d", "/media/*", "/a~1b", "//"], ["/media/0/alt", "/"]],
  ],
};
