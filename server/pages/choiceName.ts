import type { MessageId, Text } from '#src/index.ts';

/** What a choice of the scenario panel is called: as its link says it, or in the words of the page. */
export const choiceName = (name: string, label: string | undefined, text: Text): string =>
  label ?? text(`demo.choice.${name.replaceAll('-', '_')}` as MessageId);
