import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { errorTexts } from '#server/http/errorTexts.ts';
import { LOCALE_CODES, LOCALES, type Locale } from '#src/config/locales.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { readLocale } from '../../scripts/build/localesPlugin.ts';
import { appOfFile } from '../support/testServer.ts';

const demo = appOfFile();
/** Refuses every page. */
const busyDemo = appOfFile({}, { limits: { waitingRequests: { perAddress: 0, inTotal: 0 } } });

const textOf = (locale: Locale, id: string): string =>
  readLocale(locale)[id] ?? textOf(LOCALES[locale].parent as Locale, id);

const readPage = async (app: FastifyInstance, request: InjectOptions) => {
  const { statusCode, body } = await app.inject({ ...request, headers: { accept: 'text/html' } });
  const [, lang] = /<html lang="(.*?)">/.exec(body) ?? [];
  const [, heading] = /<h1>(.*?)<\/h1>/.exec(body) ?? [];
  const [, back] = /<a href="\/">(.*?)<\/a>/.exec(body) ?? [];
  return { statusCode, lang, heading, back };
};

const pageIn = (locale: Locale, statusCode: number, message = 'page.not_found.title') => ({
  statusCode,
  lang: locale,
  heading: textOf(locale, message),
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

it('BFF-13: a busy server says so in every language', async () => {
  const app = await busyDemo();
  for (const locale of LOCALE_CODES)
    expect(await readPage(app, { url: `/?locale=${locale}` })).toEqual(
      pageIn(locale, 503, 'forms.failure.down'),
    );
});

it.each(Object.keys(STATUS_CODES).filter((status) => status >= '400'))(
  'BFF-13: the error page of status %s has a heading in every language',
  (status) => {
    for (const locale of LOCALE_CODES) expect(errorTexts(Number(status), locale).message).not.toBe('');
  },
);

it('BFF-13: a request that the server refuses is no failure of the server, also with a rare status', async () => {
  const app = await demo();
  const answer = await app.inject({ url: '/images/cup.svg', headers: { range: 'bytes=99999999-' } });
  expect([answer.statusCode, answer.json().message]).toEqual([
    416,
    'The request is not one this server understands.',
  ]);
});
