import { use, useRef } from 'react';
import { useRadio } from 'react-aria/useRadioGroup';
import { RadioGroup as AriaRadioGroup, RadioGroupStateContext } from 'react-aria-components/RadioGroup';
import type { RadioGroupState } from 'react-stately/useRadioGroupState';
import {
  Choice,
  type ChoiceGroupProps,
  type ChoiceOption,
  useChoiceGroup,
} from '#src/ui/ChoiceGroup/ChoiceGroup.tsx';
import { useServerValue } from '#src/ui/useServerValue.ts';
import styles from './RadioGroup.module.css';

/** One choice of a `RadioGroup`. */
export type RadioOption = ChoiceOption;

export interface RadioGroupProps extends ChoiceGroupProps {
  /** Initial choice (uncontrolled). */
  defaultValue?: string;
  /** The choice (controlled). */
  value?: string;
  /**
   * Called with the chosen value, once for a choice that was made before hydration, and with an empty text when a form
   * reset takes the choice back.
   */
  onChange?: (value: string) => void;
}

/**
 * Single choice from a few visible options: react-aria's group around native radio buttons, which work without
 * JavaScript and with touch exploration.
 */
export function RadioGroup({ defaultValue, value, onChange, ...group }: RadioGroupProps) {
  const { isRequired = false, isDisabled = false, orientation = 'vertical' } = group;
  const [chosen, setChosen, root] = useServerValue<HTMLDivElement, string | null>({
    value,
    defaultValue: defaultValue ?? null,
    onChange: onChange && ((choice) => choice !== null && onChange(choice)),
    read: (element, current) => {
      const radios = [...element.querySelectorAll('input')];
      const isOffered = radios.some((radio) => radio.value === current);
      return radios.find(({ checked }) => checked)?.value ?? (isOffered ? null : current);
    },
  });
  const { groupProps, drawContent } = useChoiceGroup(group);
  return (
    <AriaRadioGroup
      {...groupProps}
      ref={root}
      isRequired={isRequired}
      isDisabled={isDisabled}
      orientation={orientation}
      value={chosen}
      onChange={(choice: string | null) => {
        setChosen(choice);
        if (choice === null) onChange?.('');
      }}
    >
      {drawContent((option, id) => (
        <Radio key={option.value} {...option} id={id} isRequired={isRequired} />
      ))}
    </AriaRadioGroup>
  );
}

function Radio({
  id,
  value,
  isDisabled = false,
  isRequired,
  ...content
}: ChoiceOption & { id: string | undefined; isRequired: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const state = use(RadioGroupStateContext) as RadioGroupState;
  const { inputProps } = useRadio(
    { ...(id !== undefined && { id }), value, children: content.label, isDisabled },
    state,
    input,
  );
  // Native radio buttons of one name are one tab stop; a fixed `tabIndex` would break that without JavaScript.
  const { tabIndex: _, 'aria-describedby': __, ...native } = inputProps;
  return <Choice {...content} {...native} ref={input} className={styles.dot} required={isRequired} />;
}
