import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import type { NewsletterMail } from '#mocks/services/outbox.ts';
import type { SearchVariant } from '#src/features/search/index.ts';
import { ASPECT_RATIOS, PROMOTION_THEMES } from '#src/schemas/promotion.ts';
import type { Platform } from '#src/state/platformAtoms.ts';
import type { FormFailure } from '#src/ui/Form/FailureAnswer.tsx';

const DEFAULT = /\s*@default\s+([\s\S]+)$/;
/** Longer types stay `union`: a cell of the table is narrow. */
const MAX_TYPE_LENGTH = 80;

/** Lists whose members are a type, `(typeof LIST)[number]`: the parser of the types does not know their values. */
const LISTS: Readonly<Record<string, readonly string[]>> = { ASPECT_RATIOS, PROMOTION_THEMES };

const choices = <Choice extends string>(all: Readonly<Record<Choice, true>>): readonly string[] =>
  Object.keys(all);

/** Choices of a prop whose type is in another file: the parser knows its name alone. */
const IMPORTED: Readonly<Record<string, readonly string[]>> = {
  AspectRatio: ASPECT_RATIOS,
  "NewsletterMail['kind']": choices<NewsletterMail['kind']>({
    'newsletter-confirm': true,
    'newsletter-known': true,
    'newsletter-voucher': true,
  }),
  FormFailure: choices<FormFailure>({ limited: true, outdated: true, down: true }),
  Platform: choices<Platform>({ CLASSIC: true, TABLET: true, MATCH: true }),
  PromotionTheme: PROMOTION_THEMES,
  SearchVariant: choices<SearchVariant>({ flyout: true, overlay: true }),
};

/** Texts of which the library knows one: any other has no effect. */
const KNOWN: Readonly<Record<string, readonly string[]>> = { pageType: ['basket', 'product'] };

/** Props without a visible effect: names that code, forms and styles use. */
const UNSEEN = new Set([
  'autoComplete',
  'className',
  'errorId',
  'id',
  'mainId',
  'name',
  'ref',
  'registry',
  'rules',
  'target',
]);

type PropType = StrictInputType['type'];
/** A part of a parsed type. */
interface Part {
  name: string;
  value?: unknown;
  /** As the source has it. */
  raw?: string;
}

const isNothing = ({ name, value }: Part) =>
  [name, value].some((word) => word === 'undefined' || word === 'null');

const listOf = ({ raw = '', value }: Part) =>
  LISTS[/^\(typeof (\w+)\)\[number\]$/.exec(raw)?.[1] ?? ''] ?? IMPORTED[String(value)];

/** The type without `undefined` and `null`, which would get a field for an object; a choice gets its values. */
function controlType(type: PropType): PropType {
  if (typeof type !== 'object') return type;
  const parts = (type.name === 'union' ? (type.value as Part[]) : [type]).filter((part) => !isNothing(part));
  const list = parts.map(listOf).find(Boolean);
  if (list) return { name: 'enum', value: [...list] };
  if (type.name !== 'union') return type;
  // A number that a text can give, too.
  if (parts.length > 0 && parts.every(({ name }) => name === 'string' || name === 'number'))
    return { name: 'string' };
  const [only, ...others] = parts;
  return only && others.length === 0 ? (only as PropType) : type;
}

/** Content that can be a text: `ReactNode`, or the prop of another component that is one. */
const isContent = (type: PropType) =>
  typeof type === 'object' &&
  /^(?:ReactNode|\w+\['(?:label|description)'\])$/.test(String((type as Part).value ?? ''));

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether a value is or contains an element or a function: a control would return it without these. */
function hasCode(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return true;
  if (Array.isArray(value)) return value.some(hasCode);
  return isPlainObject(value) && Object.values(value).some(hasCode);
}

/**
 * The type that gives a prop its control, and `null` where no control has an effect: Storybook would offer an empty field
 * for an object.
 */
function controllable(name: string, type: PropType, value: unknown): PropType | null {
  if (UNSEEN.has(name) || name.startsWith('data-') || hasCode(value)) return null;
  const known = KNOWN[name];
  if (known) return { name: 'enum', value: [...known] };
  const own = controlType(type);
  // A story whose content is `null` draws its own.
  if (isContent(own)) return typeof value === 'object' ? null : { name: 'string' };
  const isOther = typeof own === 'object' && own.name === 'other';
  return isOther && (value === undefined || value === null) ? null : own;
}

/** `boolean` for `boolean | undefined`: that a prop may be left out is in its name. */
const typeWords = (type: PropType): string =>
  ((type as Part | undefined)?.raw ?? '')
    .replaceAll(/\s*\|\s*undefined\b/g, '')
    .replace(/^\|\s*/, '')
    .replace(/^\((\(.*\) => .*)\)$/, '$1');

/**
 * Moves a prop's `@default` from its description into the default column of docs pages, simplifies its type, and removes
 * controls without effect.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs = {} }) =>
  Object.fromEntries([
    ...Object.keys(initialArgs)
      // Storybook takes their types from their values, after this.
      .filter((name) => !(name in argTypes) && controllable(name, undefined, initialArgs[name]) === null)
      .map((name) => [name, { name, control: { disable: true } }]),
    ...Object.entries(argTypes).map(([name, { type, ...rest }]) => {
      const { description = '', table } = rest;
      const words = typeWords(type);
      const isReadable = table?.type?.summary === 'union' && words.length <= MAX_TYPE_LENGTH && words !== '';
      const summary = DEFAULT.exec(description)?.[1]?.trim();
      const ownType = controllable(name, type, initialArgs[name]);
      return [
        name,
        {
          ...(type && !ownType && { control: { disable: true } }),
          ...rest,
          ...(type && { type: ownType ?? controlType(type) }),
          ...((summary || isReadable) && {
            table: {
              ...table,
              ...(isReadable && { type: { summary: words } }),
              ...(summary && { defaultValue: { summary } }),
            },
          }),
          ...(summary && { description: description.replace(DEFAULT, '') }),
        },
      ];
    }),
  ]);
