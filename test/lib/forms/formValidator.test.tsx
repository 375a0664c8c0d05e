import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

function watch(options: Partial<FormValidatorOptions> = {}) {
  const onResult = vi.fn();
  const fields = { city: { validators: ['required'], label: 'City' } };
  return { onResult, ...watchForm(form, { fields, registry, onResult, ...options }) };
}

describe('INP-07: the form validator', () => {
  it('validates when a field is left, once for blur and change, 5 ms later', () => {
    const { onResult } = watch();
    fireEvent.change(input);
    fireEvent.focusOut(input);
    vi.advanceTimersByTime(4);
    expect(onResult).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onResult).toHaveBeenCalledExactlyOnceWith('city', 'City is not valid.');
  });

  it('never validates during typing', () => {
    const { onResult } = watch();
    fireEvent.input(input, { target: { value: 'B' } });
    vi.advanceTimersByTime(1_000);
    // React Testing Library's `input` sends no change event, as a browser does not.
    expect(onResult).not.toHaveBeenCalled();
  });

  it('delays validation until the pointer is released, so that no message moves the button from under it', () => {
    const { onResult } = watch();
    fireEvent.pointerDown(document.body);
    fireEvent.focusOut(input);
    vi.advanceTimersByTime(500);
    expect(onResult).not.toHaveBeenCalled();
    fireEvent.pointerUp(document.body);
    vi.advanceTimersByTime(1);
    expect(onResult).toHaveBeenCalledExactlyOnceWith('city', 'City is not valid.');
  });

  it('reports the invalid fields before a submit', () => {
    const { validate } = watch();
    expect(validate()).toEqual({ city: 'City is not valid.' });
    input.value = 'Graz';
    expect(validate()).toEqual({});
  });

  it('shows the message of a validator', () => {
    const fields = { city: { label: 'City', validators: [() => 'Which city?'] } };
    expect(watch({ fields }).validate()).toEqual({ city: 'Which city?' });
  });

  it('reports an unknown validator to the developer', () => {
    const fields = { city: { label: 'City', validators: ['requird'] } };
    expect(() => watch({ fields })).toThrow('No such validator exists');
  });

  it('reports a validator that is not a function to the developer', () => {
    // @ts-expect-error: what a developer without types may do
    expect(() => registry.add('broken', 'no')).toThrow('must be a function');
  });

  it('removes its listeners', () => {
    const { onResult, disconnect } = watch();
    fireEvent.focusOut(input);
    disconnect();
    vi.advanceTimersByTime(1_000);
    expect(onResult).not.toHaveBeenCalled();
  });
});
