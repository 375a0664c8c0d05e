import type { MessageId } from './message.ts';
import type { Text } from './siteIntl.ts';

/** The texts of the header's shell, which is interactive before anything else is loaded. */
const SHELL_MESSAGE_IDS = [
  'header.back',
  'header.landmark',
  'header.logo',
  'header.skip_link',
  'secured_purchase',
] as const satisfies readonly MessageId[];

export type ShellMessageId = (typeof SHELL_MESSAGE_IDS)[number];

/** The formatted texts of the header's shell. */
export type ShellMessages = Record<ShellMessageId, string>;

/**
 * Formats the texts of the header's shell. A server passes them on with the page, so that the initial load includes
 * neither a language nor the formatter.
 */
export const toShellMessages = (text: Text): ShellMessages =>
  Object.fromEntries(SHELL_MESSAGE_IDS.map((id) => [id, text(id)])) as ShellMessages;
