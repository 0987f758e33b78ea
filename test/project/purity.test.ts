import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { impurities, projectImpurities } from "../../scripts/lint/purity.ts";

describe("the pure layers", () => {
  it("are all there: a folder that is missing is no clean one", () => {
    expect(() => projectImpurities("no-such-root")).toThrow();
  });

  it("use nothing that differs by clock, place, chance or runtime", () => {
    expect(readdirSync("src/facts").length).toBeGreaterThan(5);
    expect(projectImpurities(process.cwd())).toEqual([]);
  });

  it.each([
    ["a clock", "export const now = () => Date.now();"],
    ["a date object", "export const d = (s: string) => new Date(s);"],
    ["a locale", "export const up = (s: string) => s.toLocaleUpperCase();"],
    ["a locale by index", 'export const up = (s: string) => s["toLocaleUpperCase"]();'],
    ["collation", "export const c = (a: string, b: string) => a.localeCompare(b);"],
    ["Intl", "export const f = new Intl.NumberFormat();"],
    ["chance", "export const r = () => Math.random();"],
    ["the environment", "export const e = process.env.TZ;"],
    ["the network", "export const get = () => fetch('x');"],
    ["float formatting", "export const m = (n: number) => n.toFixed(2);"],
    ["a Unicode class", "export const l = /\\p{L}/u;"],
    ["mutation in place", "export const s = (list: string[]) => list.sort();"],
    ["a module handed on", 'export { z } from "zod";'],
    ["a module at run time", 'export const fs = () => import("node:fs");'],
    ["chance by destructuring", "const { random } = Math; export const r = () => random();"],
    ["a Unicode class in a string", 'export const l = new RegExp("\\\\p{L}", "u");'],
    ["eval", 'export const e = () => eval("1");'],
    ["output", 'export const c = () => console.log("x");'],
    ["a counter of the module", "let n = 0; export const c = () => (n += 1);"],
    ["a module from outside", 'import { z } from "zod"; export const x = z;'],
  ])("are searched for %s", (_what, source) => {
    expect(impurities("planted.ts", source)).not.toEqual([]);
  });
});
