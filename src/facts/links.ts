import type { Registry } from "../registry.ts";

type Subject = { readonly id: string; readonly slug: string };

/** MD-ADDR-OWN. The registry's page of the entry: its canonical URL in every language. */
export function pageUrl(entry: Subject, registry: Registry): string {
  return `${registry.site}/${entry.slug}`;
}

export function jsonLdUrl(entry: Subject, registry: Registry): string {
  return `${pageUrl(entry, registry)}.json`;
}

/** VIEW-LINK-MARKDOWN. `/{slug}.md`, or `/{slug}/{lang}.md` unless the language is the default one. */
export function markdownUrl(
  entry: Subject & { readonly defaultLanguage: string },
  language: string,
  registry: Registry,
): string {
  const page = pageUrl(entry, registry);
  return language === entry.defaultLanguage ? `${page}.md` : `${page}/${language}.md`;
}

export function apiUrl(entry: Subject, registry: Registry): string {
  return `${registry.api}/v1/entries/${entry.id}`;
}

export function brandKitUrl(entry: Subject, registry: Registry): string {
  return `${apiUrl(entry, registry)}/brand-kit`;
}

/** MD-OFFER-LIMIT. `/{slug}/offerings.md`, with the language in between unless it is the default one. */
export function offeringsUrl(
  entry: Subject & { readonly defaultLanguage: string },
  language: string,
  registry: Registry,
): string {
  const part = language === entry.defaultLanguage ? "" : `/${language}`;
  return `${pageUrl(entry, registry)}${part}/offerings.md`;
}

export function claimUrl(entry: Subject, registry: Registry): string {
  return `${registry.site}/claim/${entry.id}`;
}

export function actionRestUrl(actionId: string, registry: Registry): string {
  return `${registry.api}/v1/actions/${actionId}/runs`;
}

export function actionFormUrl(entry: Subject, actionId: string, registry: Registry): string {
  return `${pageUrl(entry, registry)}/actions/${actionId}`;
}

export function mediaUrl(file: string, registry: Registry): string {
  return `${registry.media}/${file}`;
}

type Operated = Subject & {
  readonly operator?: { readonly address: { readonly country: string } } | undefined;
};

function operatedInGermany(entry: Operated): boolean {
  return entry.operator?.address.country === "DE";
}

/** MD-LEGAL-VERSION. The page of the legal notice: `/impressum` for operators in Germany, else `/legal`. */
export function legalUrl(entry: Operated, registry: Registry): string {
  return `${pageUrl(entry, registry)}${operatedInGermany(entry) ? "/impressum" : "/legal"}`;
}

/** MD-ACT-CONFIRM. The page of the privacy notice: `/datenschutz` for operators in Germany, else `/privacy`. */
export function privacyUrl(entry: Operated, registry: Registry): string {
  return `${pageUrl(entry, registry)}${operatedInGermany(entry) ? "/datenschutz" : "/privacy"}`;
}
