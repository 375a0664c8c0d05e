import type { MessageId } from './message.ts';
import type { Text } from './siteIntl.ts';

/** The texts of the header's frame, which is interactive before anything else is loaded (BEY-07). */
export const SHELL_MESSAGE_IDS = [
  'header.back',
  'header.landmark',
  'header.logo',
  'header.skip_link',
  'secured_purchase',
] as const satisfies readonly MessageId[];

/** The name of a text of the header's frame. */
export type ShellMessageId = (typeof SHELL_MESSAGE_IDS)[number];

/** The formatted texts of the header's frame. */
export type ShellMessages = Record<ShellMessageId, string>;

/**
 * Formats the texts of the header's frame. A server hands them over with the page, so that a page's first load carries
 * neither a language nor the formatter (BEY-07).
 */
export const toShellMessages = (text: Text): ShellMessages =>
  Object.fromEntries(SHELL_MESSAGE_IDS.map((id) => [id, text(id)])) as ShellMessages;
