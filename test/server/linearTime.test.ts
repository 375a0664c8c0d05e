import { Negotiator } from '@fastify/accept-negotiator';
import fastifyCookie from '@fastify/cookie';
import { describe, expect, it } from 'vitest';
import { safeRedirectPath } from '#demo/http/safeRedirectPath.ts';
import { matchPage } from '#demo/routes/matchPage.ts';
import { fold } from '#mocks/content/fold.ts';
import { effectOf, parseScenarios } from '#mocks/scenarios/parseScenarios.ts';
import { readConfig } from '#server/config/config.ts';
import { matchCall } from '#server/http/matchCall.ts';
import { withoutPorts } from '#server/http/origin.ts';
import { publicAddress } from '#server/http/publicAddress.ts';
import { networkOf } from '#server/http/rateLimit.ts';
import { createRequestId } from '#server/http/requestId.ts';
import { withoutSecrets } from '#server/http/requestLog.ts';
import { foreignCookies, withoutOwnCookies } from '#server/shop/foreignCookies.ts';
import { isSoundQuery } from '#server/shop/guard.ts';
import { SITES } from '#src/config/sites.ts';
import { markPage, readNavigation } from '#src/features/navigation/navigationModel.ts';
import { checkSignUp, readSignUpInput } from '#src/features/newsletter/newsletterModel.ts';
import { readSharedSettings } from '#src/features/preview/previewModel.ts';
import { readPromotion } from '#src/features/promotions/promotionModel.ts';
import { toSearchTerm } from '#src/features/search/searchModel.ts';
import { readCookie } from '#src/lib/cookies.ts';
import { toCountryAddress } from '#src/lib/countryAddress.ts';
import { escapeHtml } from '#src/lib/escapeHtml.ts';
import { checkBirthDate } from '#src/lib/forms/birthDate.ts';
import { checkDecimal, decimalFormat } from '#src/lib/forms/decimal.ts';
import { findIban, readAmount, readEmail, readName, readTelephone } from '#src/lib/forms/enteredText.ts';
import { checkIban, hasValidIbanChecksum } from '#src/lib/forms/iban.ts';
import { checkTelephone, splitCallingCode } from '#src/lib/forms/telephone.ts';
import { formatIban, keepDigits } from '#src/lib/forms/textEditing.ts';
import { toScriptJson } from '#src/lib/head/scriptJson.ts';
import { readLoginId } from '#src/lib/longTermToken.ts';
import { phoneHref, safeHref } from '#src/lib/safeHref.ts';
import { withoutTrailingSlashes } from '#src/lib/urlPath.ts';
import { EMAIL_PATTERN, email, personName } from '#src/schemas/newsletter.ts';
import { parseFooterOverride, toDesktopAddress, toMobileAddress } from '#src/sections/footer/footerModel.ts';
import { findCounterpart } from '#src/sections/footer/sitePaths.ts';
import { cpuTime, MAX_GROWTH, NOISE_MS, RATIO } from '../support/cpuTime.ts';
import { takeComplaints } from '../support/failOnConsoleError.ts';

/** The longest text that a request may carry: 16 KB of header. */
const LONG = 16_000;

/** Single characters and short words that some expression may repeat, or stop at. */
const UNITS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...[
    '\t',
    '\n',
    '\r',
    '\0',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '\u0301',
    '\u0327\u0301',
    'ß',
    'İ',
    'Σ',
    '😀',
    '\ud800',
  ],
  ...[
    '1-',
    'a.',
    '.a',
    '@.',
    'a@',
    '%2',
    '%C3%A9',
    '%25',
    '=;',
    'a=b;',
    'a=b&',
    '/..',
    '/.',
    '//',
    '\\/',
    '\r\n',
  ],
  ...[
    'aA1-',
    'a@b.c ',
    '1.1',
    '1,',
    'www.',
    '://',
    'a:',
    ':a',
    'a,',
    '{a}',
    '{"a":',
    '[',
    '<a ',
    '&amp;',
    'cart-full,',
  ],
  ...['::', 'ff:', '2027-', '10:', '#ff', '0.', 'DE', 'c-1/'],
];
/** What may stand before and after a repetition, so that an expression begins well and fails late. */
const AROUND = [
  ['', ''],
  ['/', '!'],
  ['a', '\0'],
  ['https://', '@'],
] as const;

const textsOf = (length: number) =>
  UNITS.flatMap((unit) =>
    AROUND.map(([before, after]) => before + unit.repeat(Math.ceil(length / unit.length)) + after),
  );
const [SHORT, WHOLE] = [textsOf(LONG / RATIO), textsOf(LONG)];

const quietly = (work: () => unknown) => {
  try {
    return work();
  } catch {
    // A matcher may refuse a text by throwing; it may not take long to do so.
    return undefined;
  }
};

const contentJSON = (text: string) =>
  JSON.stringify({
    headline: text,
    linkURL: text,
    legalText: text,
    backgroundColor: { colorCode: text },
    promotionTextColor: { colorCode: text },
  });
const navigation = (text: string) => ({ title: text, href: `/${text}`, children: [] });

/** Everything that reads a text of a visitor, a shop or an editor. */
const MATCHERS: Record<string, (text: string) => unknown> = {
  'log: secrets': (text) => withoutSecrets(text),
  'log: secrets, uncut': (text) => withoutSecrets(text, Number.POSITIVE_INFINITY),
  'path: page': (text) => matchPage('DE', `/${text}`, new URLSearchParams({ query: text })),
  'path: search page': (text) => matchPage('DE', '/search', new URLSearchParams({ query: text })),
  'path: call': (text) => matchCall('GET', `/service/promotion/api/promotion/${text}`),
  'path: two parameters': (text) =>
    matchCall('GET', `/service/newsletter/api/${text}/newsletter-subscribers/${text}`),
  'path: slashes': (text) => withoutTrailingSlashes(`${text}/////`),
  'path: address of a page': publicAddress,
  'path: after a log-in': safeRedirectPath,
  'path: counterpart': (text) => findCounterpart('DE', text, 'PL'),
  'path: country': (text) => toCountryAddress(SITES.PL, text, SITES.DE),
  'path: desktop view': toDesktopAddress,
  'path: mobile view': toMobileAddress,
  'query: a call’s': (text) => isSoundQuery('readSuggestions', `/s?q=${text}`),
  'query: a preview’s': (text) =>
    readSharedSettings(`https://a.example/?previewDateTime=${text}&test=${text}`, 'Europe/Berlin'),
  'header: request id': (text) => createRequestId({ headers: { 'x-request-id': text } }),
  'header: address': networkOf,
  'header: addresses': withoutPorts,
  'header: encodings': (text) => new Negotiator({ supportedValues: ['br', 'gzip'] }).negotiate(text),
  'cookie: all': (text) => fastifyCookie.parse(text),
  'cookie: one': (text) => readCookie(text, 'sid'),
  'cookie: to upstream': withoutOwnCookies,
  'cookie: from upstream': (text) => foreignCookies('CART', text, { headers: {}, origin: '' }),
  'cookie: scenarios': (text) => effectOf(parseScenarios(text).known),
  'cookie: login id': readLoginId,
  'link: any': safeHref,
  'link: telephone': phoneHref,
  'text: e-mail': (text) => email.safeParse(text),
  'text: e-mail, uncut': (text) => EMAIL_PATTERN.test(text),
  'text: e-mail with domain': (text) => email.safeParse(`a@${text}`),
  'text: name': (text) => personName.safeParse(text),
  'text: form': (text) =>
    checkSignUp(
      readSignUpInput(() => [text]),
      SITES.HU.newsletter,
    ),
  'text: search': toSearchTerm,
  'text: folded': (text) => fold(text.slice(0, 200)),
  'text: markup': escapeHtml,
  'text: state': toScriptJson,
  'content: promotion': (text) =>
    readPromotion('x', { type: 'ApiTopBannerPromotion', contentJSON: contentJSON(text) }),
  'content: promotion’s JSON': (text) =>
    readPromotion('x', { type: 'ApiTopBannerPromotion', contentJSON: text }),
  'content: footer': (text) => parseFooterOverride(text),
  'content: navigation': (text) => markPage(readNavigation([navigation(text)] as never), `/${text}`),
  'config: address': (text) =>
    readConfig({ SHOP_UPSTREAM: `http://a/${text}`, TRUST_PROXY: text, PUBLIC_ORIGIN: text }),
  'input: number': (text) => keepDigits({ value: text, caret: 0 }),
  'input: IBAN': formatIban,
  'input: pasted IBAN': findIban,
  'input: pasted e-mail': readEmail,
  'input: pasted name': readName,
  'input: pasted telephone': readTelephone,
  'input: pasted amount': (text) => readAmount(text, ['kr.', 'SEK']),
  'input: IBAN’s checksum': hasValidIbanChecksum,
  'input: IBAN’s country and length': checkIban,
  'input: decimal': (text) => checkDecimal(text, decimalFormat(SITES.DE.money)),
  'input: telephone': (text) => [checkTelephone({ code: text, number: text }), splitCallingCode(text)],
  'input: date of birth': (text) =>
    checkBirthDate({ day: text, month: text, year: text }, { today: '2026-11-22', locale: 'de-DE' }),
};

describe('C1: parsing untrusted text takes at most linear time', () => {
  it.each(Object.entries(MATCHERS))('%s', (_name, match) => {
    for (const text of SHORT.slice(0, 40)) quietly(() => match(text));
    const slow = WHOLE.flatMap((whole, index) => {
      const part = SHORT[index] ?? '';
      const timeOf = (text: string) => cpuTime(() => quietly(() => match(text)));
      const first = timeOf(whole);
      if (first < NOISE_MS) return [];
      // A pause of the garbage collector looks like a slow parser once, not three times.
      const long = Math.min(first, timeOf(whole), timeOf(whole));
      const short = Math.min(timeOf(part), timeOf(part), timeOf(part));
      const isSlow = long >= NOISE_MS && long > MAX_GROWTH * Math.max(short, 1);
      return isSlow
        ? [`${JSON.stringify(whole.slice(0, 12))}…: ${short} ms, ${RATIO} times as long: ${long} ms`]
        : [];
    });
    expect(slow).toEqual([]);
    // A wrong preview time is logged (PRV-06), with a bounded part of the text.
    expect(takeComplaints().filter((complaint) => complaint.length > 400)).toEqual([]);
  });

  it.each([
    ['quadratic', /a*b/g, 'a'.repeat(LONG)],
    ['cubic', /[^\s]+@[^\s]+\.\w+/g, '@'.repeat(1_000)],
  ])('the measurement finds a %s expression', (_growth, expression, long) => {
    const timeOf = (text: string) => cpuTime(() => text.replace(expression, ''));
    const short = timeOf(long.slice(0, long.length / RATIO));
    const whole = timeOf(long);
    expect(whole).toBeGreaterThan(NOISE_MS);
    expect(whole).toBeGreaterThan(MAX_GROWTH * Math.max(short, 1));
  });
});
