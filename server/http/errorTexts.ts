import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '#src/config/locales.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';

type Texts = Readonly<Partial<Record<MessageId, string>>>;

const known = new Map<Locale, Texts>();

/** The plain texts of a language. Read once, when the first error page needs them. */
function textsOf(locale: Locale): Texts {
  const read = known.get(locale);
  if (read) return read;
  const { parent } = LOCALES[locale];
  const own = JSON.parse(
    readFileSync(new URL(`../../locales/${locale}.json`, import.meta.url), 'utf8'),
  ) as Texts;
  const texts = parent ? { ...textsOf(parent), ...own } : own;
  known.set(locale, texts);
  return texts;
}

const BY_STATUS: Partial<Record<number, MessageId>> = {
  400: 'page.not_found.title',
  403: 'page.error.too_old',
  404: 'page.not_found.title',
  413: 'page.error.too_large',
  429: 'forms.failure.limited',
  431: 'page.error.too_large',
};

/** What an error page says to a person: what happened, and the way back. */
export function errorTexts(
  status: number,
  locale: Locale,
  id: MessageId = BY_STATUS[status] ?? 'forms.failure.down',
): { message: string; title: string; toStart: string } {
  const texts = textsOf(locale);
  const text = (id: MessageId) => texts[id] ?? '';
  const message = text(id);
  return {
    message,
    title: text('forms.error_title').replace('{title}', message),
    toStart: text('page.not_found.to_start'),
  };
}
