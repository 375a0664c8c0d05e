import type { MessageId, Text } from '#src/index.ts';

/** The label of an option on the scenario panel: its own, or the page's text. */
export const choiceName = (name: string, label: string | undefined, text: Text): string =>
  label ?? text(`demo.choice.${name.replaceAll('-', '_')}` as MessageId);
