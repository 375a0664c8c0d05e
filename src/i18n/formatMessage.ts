import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { VitrineError } from '#src/lib/VitrineError.ts';

/**
 * A text: words in which `{name}` stands for an argument and nothing else is special; or, where it has plurals, choices
 * or marked-up parts, a message that formatjs has compiled.
 */
export type Message = string | MessageFormatElement[];

/** What an argument can be; a marked-up part is given its words and makes something of them. */
export type MessageValues = Record<string, unknown>;

/** The kinds of a message's parts, as formatjs numbers them. */
const LITERAL = 0;
const ARGUMENT = 1;
const NUMBER = 2;
const DATE = 3;
const TIME = 4;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

/** A part of a compiled message, of whatever kind. */
interface Part {
  type: number;
  /** The words, or the argument's name. */
  value: string;
  style?: { parsedOptions?: object } | string | null;
  options: Record<string, { value: Part[] }>;
  offset: number;
  pluralType: Intl.PluralRuleType;
  children: Part[];
}

/** The parts of a message: of a plain one what stands in braces is an argument. */
export const partsOf = (message: Message): MessageFormatElement[] =>
  typeof message === 'string'
    ? message
        .split(/\{(\w+)\}/)
        .map(
          (value, index) => ({ type: index % 2 === 0 ? LITERAL : ARGUMENT, value }) as MessageFormatElement,
        )
        .filter(({ type, value }: { type: number; value?: string }) => type === ARGUMENT || value !== '')
    : message;

/** Whole numbers that every one of our languages writes with the same figures and nothing between them. */
const isPlain = (count: number) => Number.isInteger(count) && count >= 0 && count < 1000;

/**
 * Puts messages of one language into words: the part of ICU's message format that is left when a message is compiled
 * (SIT-02). Plurals, numbers and dates are the browser's own.
 *
 * @returns words, and between them what marked-up parts have become; throws for a missing argument
 */
export function createFormat(locale: string): (message: Message, values: MessageValues) => unknown[] {
  const made = new Map<string, unknown>();
  /** Intl's tools are dear to make: the first number format of a page holds it up for 7 to 20 ms. */
  function tool<Tool>(Kind: new (locale: string, options?: object) => Tool, options?: object): Tool {
    const key = Kind.name + JSON.stringify(options);
    if (!made.has(key)) made.set(key, new Kind(locale, options));
    return made.get(key) as Tool;
  }

  function read(values: MessageValues, name: string): unknown {
    if (name in values) return values[name];
    throw new VitrineError(`A text needs the argument “${name}”.`);
  }

  /** @param count what `#` stands for inside a plural */
  function say(part: Part, values: MessageValues, count: number): unknown[] {
    const { type, value: name } = part;
    const sayAll = (parts: Part[], inner = count) => parts.flatMap((each) => say(each, values, inner));
    if (type === LITERAL) return [name];
    if (type === POUND) return [isPlain(count) ? String(count) : tool(Intl.NumberFormat).format(count)];
    const value = read(values, name);
    const options = typeof part.style === 'object' ? part.style?.parsedOptions : undefined;
    switch (type) {
      case ARGUMENT:
        return [typeof value === 'number' ? String(value) : (value ?? '')];
      case NUMBER:
        return [tool(Intl.NumberFormat, options).format(value as number)];
      case DATE:
      case TIME:
        return [tool(Intl.DateTimeFormat, options).format(value as Date)];
      case SELECT:
        return sayAll((part.options[String(value)] ?? part.options.other)?.value ?? []);
      case PLURAL: {
        const rest = Number(value) - part.offset;
        const rule = () => tool(Intl.PluralRules, { type: part.pluralType }).select(rest);
        const option = part.options[`=${value}`] ?? part.options[rule()] ?? part.options.other;
        return sayAll(option?.value ?? [], rest);
      }
      default:
        return [(value as (words: unknown[]) => unknown)(sayAll(part.children))];
    }
  }

  return (message, values) => {
    // Most texts are words alone, and a page has hundreds of them.
    if (typeof message === 'string' && !message.includes('{')) return [message];
    return (partsOf(message) as unknown as Part[]).flatMap((part) => say(part, values, Number.NaN));
  };
}
