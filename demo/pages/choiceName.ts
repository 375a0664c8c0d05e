import { valueName } from '#demo/model/scenarioPanel.ts';
import type { MessageId, Text } from '#src/entries/index.ts';

/** The text of an option on the scenario panel: of its label if it has one, otherwise of its name. */
export const choiceName = (name: string, label: string | undefined, text: Text): string =>
  label === undefined
    ? text(`demo.choice.${name.replaceAll('-', '_')}` as MessageId)
    : parameterName(label, text);

/** The label of a value: a name for lines, errors, services, themes and platforms, otherwise the value itself. */
export function parameterName(value: string, text: Text): string {
  const name = valueName(value);
  return name === null ? value : text(`demo.value.${name}` as MessageId);
}
