import { use, useEffect } from 'react';
import { DEFAULT_LOCALE, toLocale } from '#src/config/locales.ts';
import { type SiteSettings, unknownSettings, withSettings } from '#src/config/siteSettings.ts';
import { isSiteCode, SITES, type SiteConfig } from '#src/config/sites.ts';
import type { MessageOverrides } from '#src/i18n/message.ts';
import { languages } from '#src/i18n/messages.ts';
import { SiteContext } from '#src/i18n/SiteContext.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';

/** A page's style sheets and main element may load after the provider, in milliseconds. */
const SETTLE_MS = 3_000;

/** A token that every style sheet of the library sets. */
const TOKEN = '--v-color-ground';

/** What a page's markup lacks, as messages for its developers. */
function pageProblems(): string[] {
  const problems: string[] = [];
  if (!getComputedStyle(document.documentElement).getPropertyValue(TOKEN))
    problems.push("The style sheet is missing. Import 'vitrine/styles.css' or the sheet of an entry point.");
  const target = document
    .querySelector('[data-vitrine="header"] a[href^="#"]')
    ?.getAttribute('href')
    ?.slice(1);
  if (target && !document.getElementById(target))
    problems.push(
      `The skip link leads nowhere: no element has the id “${target}”. Give the main part this id, or the header its \`mainId\`.`,
    );
  return problems;
}

/**
 * Warns in development, once each, about mistakes that cannot throw: nested providers, unknown settings and text ids, a
 * missing style sheet, a skip link without a target. Does nothing in production.
 */
export function useMisuseWarnings(
  site: SiteConfig,
  settings: SiteSettings | undefined,
  overrides: MessageOverrides | undefined,
): void {
  const isNested = use(SiteContext) !== null;
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return;
    if (isNested)
      reportProblem(
        'A VitrineProvider stands inside another one. One around all parts shares cart and visitor.',
      );
    if (!isSiteCode(site.code) && Object.values(SITES).some(({ shopUrl }) => shopUrl === site.shopUrl))
      reportProblem(
        `The site “${site.code}” has the shop address of another country. Set \`shopUrl\`, and check the other fields of the copied row.`,
      );
    const { code, links, rules } = withSettings(site, settings);
    for (const name of ['withdrawal', 'cancellation'] as const)
      if (!isSiteCode(code) && (links[name] === null) !== (rules[name] === null))
        reportProblem(
          `The footer of the site “${code}” has no link for “${name}”: \`links.${name}\` and \`rules.${name}\` need each other.`,
        );
    for (const [country, shop] of Object.entries({ ...site.shopUrls, ...settings?.shopUrls }))
      if (typeof shop === 'string' && !isSiteCode(country))
        reportProblem(
          `The country “${country}” of \`shopUrls\` has only an address, so no page links to it. Give it \`country\`, \`countryName\`, \`locale\` and \`shopUrl\`.`,
        );
    for (const path of settings ? unknownSettings(site, settings) : [])
      reportProblem(`The setting “${path}” does not exist, so it changes nothing.`);
  }, [isNested, site, settings]);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development' || !overrides) return;
    // Every language has the same ids.
    void languages[toLocale(site.locale) ?? DEFAULT_LOCALE].load().then((messages) => {
      for (const id of Object.keys(overrides))
        if (!(id in messages)) reportProblem(`There is no text “${id}” to override.`);
    });
  }, [site, overrides]);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return;
    const timer = setTimeout(() => {
      for (const problem of pageProblems()) reportProblem(problem);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
}
