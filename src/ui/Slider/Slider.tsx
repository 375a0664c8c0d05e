import { type ReactNode, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { useSliderState } from 'react-stately/useSliderState';
import { classNames } from '#src/lib/classNames.ts';
import { useCustomProperties } from '#src/ui/useCustomProperties.tsx';
import styles from './Slider.module.css';
import { useSettledValue } from './useSettledValue.ts';

export interface SliderProps {
  /** Accessible name. */
  label: string;
  value: number;
  maxValue: number;
  /** Step of Page Up, Page Down, and the arrow keys with Shift. @default a tenth of the range */
  pageSize?: number;
  /** A value's text for assistive technology, such as a date. */
  valueText: (value: number) => string;
  /** Content of the flag at the thumb. */
  flag: ReactNode;
  /** Called with every step while the thumb moves. */
  onChange: (value: number) => void;
  /** Called with the chosen value: on release, or after a pause or Enter by keyboard. */
  onSettle: (value: number) => void;
  /** Drawn behind the thumb, such as a scale. */
  children?: ReactNode;
  /** Added to the root element's class names. */
  className?: string | undefined;
}

// react-aria formats values with a number format; this slider has texts of its own.
const NO_FORMAT = { format: String } as unknown as Intl.NumberFormat;

/**
 * A slider over a drawing: whole steps from 0, with a line through the drawing at its value. Pressing the drawing
 * moves the thumb there.
 *
 * @example
 * <Slider label="Zeitleiste" value={day} maxValue={27} valueText={dateOf} flag="1. Dez." onChange={show} onSettle={set} />
 */
export function Slider({
  label,
  value,
  maxValue,
  pageSize,
  valueText,
  flag,
  onChange,
  onSettle,
  children,
  className,
}: SliderProps) {
  const track = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { stateProps, rootProps } = useSettledValue({ onChange, onSettle });
  const props = { 'aria-label': label, value, maxValue, ...stateProps };
  const ownState = useSliderState({ ...props, numberFormatter: NO_FORMAT });
  const state = pageSize === undefined ? ownState : { ...ownState, pageSize };
  const { groupProps, trackProps } = useSlider(props, state, track);
  const { thumbProps, inputProps, isDragging } = useSliderThumb(
    { index: 0, trackRef: track, inputRef: input },
    state,
  );
  const { focusProps, isFocusVisible } = useFocusRing();
  const at = useCustomProperties({ '--at': state.getThumbPercent(0) });
  // The custom property positions the thumb: the server's markup has no `style` attributes.
  const { style: _trackStyle, ...trackAttributes } = trackProps;
  const { style: _thumbStyle, ...thumbAttributes } = thumbProps;
  // react-aria sets both without a reference, which is invalid markup; this slider has none.
  const { 'aria-describedby': _describedBy, 'aria-details': _details, ...inputAttributes } = inputProps;
  return (
    <div
      {...mergeProps(groupProps, rootProps)}
      className={classNames(styles.slider, className)}
      data-dragging={isDragging || undefined}
    >
      {children}
      <div {...trackAttributes} ref={track} className={styles.track} {...at.attributes}>
        {at.sheet}
        <div {...thumbAttributes} className={styles.thumb} data-focus-visible={isFocusVisible || undefined}>
          <span className={styles.flag} aria-hidden="true">
            {flag}
          </span>
          <input
            {...mergeProps(inputAttributes, focusProps, {
              'aria-valuetext': valueText(state.values[0] ?? 0),
            })}
            ref={input}
            className={styles.input}
          />
        </div>
      </div>
    </div>
  );
}
