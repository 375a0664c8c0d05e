import { type FormEvent, useEffect, useRef, useState } from 'react';

/** After this time a form that the browser posts may be sent again: the person may have stopped the page. */
const STOPPED_AFTER_MS = 10_000;

/**
 * Whether the browser is posting a form whose response is a page. Until that ends, a second submit is ignored. It ends
 * when the person returns to this page, and after ten seconds, because no event tells that the person has stopped the
 * navigation.
 *
 * @example
 * const [isPosting, post] = usePosting();
 * return <Form method="post" onSubmit={post}>{fields}</Form>;
 *
 * @returns the state, and the function for the form's `onSubmit`
 */
export function usePosting(): [isPosting: boolean, start: (submit: FormEvent) => void] {
  const isSent = useRef(false);
  const [isPosting, setPosting] = useState(false);
  useEffect(() => {
    if (!isPosting) return undefined;
    const end = () => {
      isSent.current = false;
      setPosting(false);
    };
    const timer = setTimeout(end, STOPPED_AFTER_MS);
    window.addEventListener('pageshow', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', end);
    };
  }, [isPosting]);
  const start = (submit: FormEvent) => {
    if (isSent.current) return submit.preventDefault();
    isSent.current = true;
    // Only after the browser has read the form: a loading button is no submit button, and its value would be left out.
    setTimeout(() => setPosting(true));
  };
  return [isPosting, start];
}
