import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Slider } from '#src/ui/Slider/Slider.tsx';
import { OnPage } from './page.tsx';

const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
const PAUSE_MS = 600;

const onChange = vi.fn();
const onSettle = vi.fn();

function Days() {
  const [day, setDay] = useState(1);
  return (
    <Slider
      label="Tag"
      value={day}
      maxValue={6}
      pageSize={3}
      valueText={(value) => DAYS[value] ?? ''}
      flag={DAYS[day]?.slice(0, 2)}
      onChange={(value) => {
        setDay(value);
        onChange(value);
      }}
      onSettle={onSettle}
    />
  );
}

const press = (key: string) => fireEvent.keyDown(slider(), { key });
const slider = () => screen.getByRole('slider', { name: 'Tag' });

beforeEach(() => {
  vi.useFakeTimers();
  render(<Days />, { wrapper: OnPage });
});
afterEach(() => {
  vi.clearAllMocks();
});

describe('by keyboard', () => {
  it('PRV-08: a step shows its value at once, and counts after a pause', () => {
    press('ArrowRight');
    act(() => vi.advanceTimersByTime(PAUSE_MS - 1));
    press('ArrowRight');
    expect(onChange.mock.calls).toEqual([[2], [3]]);
    act(() => vi.advanceTimersByTime(PAUSE_MS - 1));
    expect(onSettle).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onSettle.mock.calls).toEqual([[3]]);
  });

  it('PRV-08: Enter and leaving the slider count at once, and once', () => {
    press('ArrowRight');
    press('Enter');
    expect(onSettle.mock.calls).toEqual([[2]]);
    press('ArrowLeft');
    fireEvent.blur(slider());
    expect(onSettle.mock.calls).toEqual([[2], [1]]);
    press('Enter');
    act(() => vi.advanceTimersByTime(PAUSE_MS));
    expect(onSettle).toHaveBeenCalledTimes(2);
  });
});

it('PRV-08: a step of assistive technology, which presses no key, counts after a pause', () => {
  fireEvent.change(slider(), { target: { value: '5' } });
  expect(onChange.mock.calls).toEqual([[5]]);
  act(() => vi.advanceTimersByTime(PAUSE_MS));
  expect(onSettle.mock.calls).toEqual([[5]]);
});
