import type { Text } from '#src/i18n/siteIntl.ts';
import { dateText } from '#src/lib/dateText.ts';
import {
  type DeclarationField,
  type DeclarationInput,
  declarationFields,
  declarationLabel,
} from './declarationForm.ts';
import type { DeclarationName } from './topics.ts';

/** The content of a declaration by label and value, for the page that shows it and for the mail. */
export const declarationRows = (name: DeclarationName, entry: DeclarationInput, text: Text) =>
  declarationFields(name).flatMap((field) => {
    const value = shownValue(field, entry[field] ?? '', text);
    return value === '' ? [] : [{ field, label: text(declarationLabel(name, field)), value }];
  });

function shownValue(field: DeclarationField, value: string, text: Text): string {
  if (field === 'kind' && (value === 'ordinary' || value === 'extraordinary'))
    return text(`page.declaration.kind_${value}`);
  return field === 'date' && value === '' ? text('page.declaration.date_soonest') : value;
}

/** When a declaration was received, in the country's time. */
export const receivedAtText = (receivedAt: string, locale: string, timeZone: string): string =>
  dateText(
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone }),
    new Date(receivedAt),
  );
