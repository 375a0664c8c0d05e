import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createValidatorRegistry,
  type FormValidatorOptions,
  watchForm,
} from '#src/lib/forms/formValidator.ts';

const registry = createValidatorRegistry({ required: ({ value }) => value !== '' });
let form: HTMLFormElement;
let input: HTMLInputElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<form><input name="city"><button>Send</button></form>';
  form = document.querySelector('form') as HTMLFormElement;
  input = document.querySelector('input') as HTMLInputElement;
});
afterEach(() => vi.useRealTimers());

function watch(options: Partial<FormValidatorOptions> = {}) {
  const onResult = vi.fn();
  const fields = { city: { validators: ['required'], label: 'City' } };
  return { onResult, ...watchForm(form, { fields, registry, onResult, ...options }) };
}

describe('INP-07: the form validator', () => {
  it('looks when a field is left, once for blur and change, 5 ms later', () => {
    const { onResult } = watch();
    fireEvent.change(input);
    fireEvent.focusOut(input);
    vi.advanceTimersByTime(4);
    expect(onResult).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onResult).toHaveBeenCalledExactlyOnceWith('city', 'City is not valid.');
  });

  it('never looks while a person types', () => {
    const { onResult } = watch();
    fireEvent.input(input, { target: { value: 'B' } });
    vi.advanceTimersByTime(1_000);
    // React Testing Library's `input` sends no change event, as a browser does not.
    expect(onResult).not.toHaveBeenCalled();
  });

  it('waits until a pressed pointer is up, so that no message moves the button away from under it', () => {
    const { onResult } = watch();
    fireEvent.pointerDown(document.body);
    fireEvent.focusOut(input);
    vi.advanceTimersByTime(500);
    expect(onResult).not.toHaveBeenCalled();
    fireEvent.pointerUp(document.body);
    vi.advanceTimersByTime(1);
    expect(onResult).toHaveBeenCalledExactlyOnceWith('city', 'City is not valid.');
  });

  it('says which fields fail before a submit', () => {
    const { validate } = watch();
    expect(validate()).toEqual({ city: 'City is not valid.' });
    input.value = 'Graz';
    expect(validate()).toEqual({});
  });

  it('shows the text a validator gives', () => {
    const fields = { city: { label: 'City', validators: [() => 'Which city?'] } };
    expect(watch({ fields }).validate()).toEqual({ city: 'Which city?' });
  });

  it('tells a developer about a validator that does not exist', () => {
    const fields = { city: { label: 'City', validators: ['requird'] } };
    expect(() => watch({ fields })).toThrow('No such validator exists');
  });

  it('tells a developer about a validator that is no function', () => {
    // @ts-expect-error: what a developer without types may do
    expect(() => registry.add('broken', 'no')).toThrow('must be a function');
  });

  it('stops listening', () => {
    const { onResult, disconnect } = watch();
    fireEvent.focusOut(input);
    disconnect();
    vi.advanceTimersByTime(1_000);
    expect(onResult).not.toHaveBeenCalled();
  });
});
