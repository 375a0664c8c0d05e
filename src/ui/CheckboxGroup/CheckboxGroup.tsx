import { use, useRef, useState } from 'react';
import { useCheckboxGroupItem } from 'react-aria/useCheckboxGroup';
import {
  CheckboxGroup as AriaCheckboxGroup,
  CheckboxGroupStateContext,
} from 'react-aria-components/CheckboxGroup';
import type { CheckboxGroupState } from 'react-stately/useCheckboxGroupState';
import checkboxStyles from '#src/ui/Checkbox/Checkbox.module.css';
import {
  Choice,
  type ChoiceGroupProps,
  type ChoiceOption,
  useChoiceGroup,
} from '#src/ui/ChoiceGroup/ChoiceGroup.tsx';
import { useFormReset } from '#src/ui/useFormReset.ts';
import { useServerValue } from '#src/ui/useServerValue.ts';

/** One choice of a `CheckboxGroup`. */
export type CheckboxOption = ChoiceOption;

export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** Initially checked values (uncontrolled). @default none */
  defaultValue?: readonly string[];
  /** Checked values (controlled). */
  value?: readonly string[];
  /** Called with all checked values, and once for boxes that were checked before hydration. */
  onChange?: (values: readonly string[]) => void;
}

/** Multiple choice from a few options, such as interests: react-aria's group around native checkboxes. */
export function CheckboxGroup({ defaultValue = [], value, onChange, ...group }: CheckboxGroupProps) {
  const [ticked, setTicked, root] = useServerValue<HTMLDivElement, readonly string[]>({
    value,
    defaultValue,
    onChange,
    read: (element, current) => {
      const boxes = [...element.querySelectorAll('input')];
      const isTicked = (each: string) => boxes.find((box) => box.value === each)?.checked ?? true;
      const added = boxes.filter((box) => box.checked && !current.includes(box.value));
      return [...current.filter(isTicked), ...added.map((box) => box.value)];
    },
  });
  const [initial] = useState(value ?? defaultValue);
  // react-aria resets each box on its own, and the last one would decide.
  useFormReset(root, () => setTicked(initial));
  const { groupProps, drawContent } = useChoiceGroup(group);
  return (
    <AriaCheckboxGroup
      {...groupProps}
      ref={root}
      isDisabled={group.isDisabled ?? false}
      value={[...ticked]}
      onChange={setTicked}
    >
      {drawContent((option, id) => (
        <CheckboxChoice key={option.value} {...option} id={id} />
      ))}
    </AriaCheckboxGroup>
  );
}

function CheckboxChoice({
  id,
  value,
  isDisabled = false,
  ...content
}: ChoiceOption & { id: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const state = use(CheckboxGroupStateContext) as CheckboxGroupState;
  const { inputProps } = useCheckboxGroupItem(
    { ...(id !== undefined && { id }), value, children: content.label, isDisabled },
    state,
    input,
  );
  const { 'aria-describedby': _, ...native } = inputProps;
  return <Choice {...content} {...native} ref={input} className={checkboxStyles.box} />;
}
