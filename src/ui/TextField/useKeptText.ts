import { type RefObject, useEffect, useState } from 'react';

/**
 * Lets the browser keep the text for Back when the page is not in the back/forward cache. Chrome keeps only a text that
 * differs from the `value` attribute, which React sets to every text. No browser keeps what has ever been a password.
 */
export function useKeptText(input: RefObject<HTMLInputElement | null>, text: string): void {
  const [rendered] = useState(text);
  useEffect(() => {
    const keep = () => {
      if (input.current) input.current.defaultValue = rendered;
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [input, rendered]);
}
