import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { LOCALE_CODES, LOCALES, type Locale } from '#src/config/locales.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { readLocale } from '../../scripts/build/localesPlugin.ts';
import { appOfFile } from '../support/testServer.ts';

const demo = appOfFile();

const textOf = (locale: Locale, id: string): string =>
  readLocale(locale)[id] ?? textOf(LOCALES[locale].parent as Locale, id);

const readPage = async (app: FastifyInstance, request: InjectOptions) => {
  const { statusCode, body } = await app.inject({ ...request, headers: { accept: 'text/html' } });
  const [, lang] = /<html lang="(.*?)">/.exec(body) ?? [];
  const [, heading] = /<h1>(.*?)<\/h1>/.exec(body) ?? [];
  const [, back] = /<a href="\/">(.*?)<\/a>/.exec(body) ?? [];
  return { statusCode, lang, heading, back };
};

const pageIn = (locale: Locale, statusCode: number) => ({
  statusCode,
  lang: locale,
  heading: textOf(locale, 'page.not_found.title'),
  back: textOf(locale, 'page.not_found.to_start'),
});

it('BFF-13: error pages are in the language of the site, also before any hook ran', async () => {
  const app = await demo();
  for (const site of SITE_CODES) {
    const { locale } = SITES[site];
    expect(await readPage(app, { url: `/rabat-10%?site=${site}` })).toEqual(pageIn(locale, 400));
    expect(await readPage(app, { url: '/rabat-10%', cookies: { site } })).toEqual(pageIn(locale, 400));
    expect(await readPage(app, { method: 'PUT', url: `/?site=${site}` })).toEqual(pageIn(locale, 404));
  }
});

it('BFF-13: error pages are in the language that the address asks for', async () => {
  const app = await demo();
  for (const locale of LOCALE_CODES)
    expect(await readPage(app, { url: `/rabat-10%?locale=${locale}` })).toEqual(pageIn(locale, 400));
});
