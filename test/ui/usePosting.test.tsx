import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePosting } from '#src/ui/Form/usePosting.ts';

function Upload() {
  const [isPosting, post] = usePosting();
  return (
    <form
      aria-label="Kontakt"
      onSubmit={(event) => {
        post(event);
        // jsdom cannot navigate.
        event.preventDefault();
      }}
    >
      <input aria-label="Name" />
      <input aria-label="Fotos" type="file" />
      <button type="submit">{isPosting ? 'Wird gesendet' : 'Senden'}</button>
    </form>
  );
}

describe('INP-16: a form that the browser posts', () => {
  beforeEach(() => void vi.useFakeTimers());

  function submit(bytes: number) {
    render(<Upload />);
    const photo = new File(['x'], 'foto.jpg');
    Object.defineProperty(photo, 'size', { value: bytes });
    fireEvent.change(screen.getByLabelText('Fotos'), { target: { files: bytes > 0 ? [photo] : [] } });
    fireEvent.submit(screen.getByRole('form'));
    act(() => void vi.advanceTimersByTime(0));
  }
  const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const isPosting = () => screen.queryByRole('button', { name: 'Wird gesendet' }) !== null;

  it('may be sent again after ten seconds, because the person may have stopped it', () => {
    submit(0);
    advance(9_000);
    expect(isPosting()).toBe(true);
    advance(1_000);
    expect(isPosting()).toBe(false);
  });

  it('has more time for its files: another press would begin the upload again', () => {
    submit(12_000_000);
    advance(200_000);
    expect(isPosting()).toBe(true);
    advance(60_000);
    expect(isPosting()).toBe(false);
  });

  it('may be sent again at once when the person edits it or comes back to it', () => {
    submit(12_000_000);
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Kim' } });
    // React's handler of the edit comes first.
    expect(isPosting()).toBe(true);
    advance(0);
    expect(isPosting()).toBe(false);
    fireEvent.submit(screen.getByRole('form'));
    advance(0);
    expect(isPosting()).toBe(true);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(isPosting()).toBe(false);
  });
});
