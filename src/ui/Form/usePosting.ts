import { type FormEvent, useEffect, useRef, useState } from 'react';

/** After this time a form that the browser posts may be sent again: the person may have stopped the page. */
const STOPPED_AFTER_MS = 10_000;

/** A slow uplink of 400 kbit/s, in bytes per millisecond: another press would begin the upload of files again. */
const UPLOAD_BYTES_PER_MS = 50;

/** How long the upload of a form's files may take, in milliseconds. */
const uploadMs = ({ elements }: HTMLFormElement): number =>
  [...elements]
    .flatMap((element) => (element instanceof HTMLInputElement ? [...(element.files ?? [])] : []))
    .reduce((ms, { size }) => ms + size / UPLOAD_BYTES_PER_MS, 0);

/**
 * Whether the browser is posting a form whose response is a page. Until that ends, a second submit is ignored. It ends
 * when the person returns to this page or edits the form, and after ten seconds and the time of its files, because no
 * event tells that the person has stopped the navigation.
 *
 * @example
 * const [isPosting, post] = usePosting();
 * return <Form method="post" onSubmit={post}>{fields}</Form>;
 *
 * @returns the state, and the function for the form's `onSubmit`
 */
export function usePosting(): [isPosting: boolean, start: (submit: FormEvent<HTMLFormElement>) => void] {
  const isSent = useRef(false);
  const [posted, setPosted] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (!posted) return undefined;
    const end = () => {
      isSent.current = false;
      setPosted(null);
    };
    const timer = setTimeout(end, STOPPED_AFTER_MS + uploadMs(posted));
    // After React's handler: state that is set before it gives a controlled field its old text back.
    const endAfterEdit = () => setTimeout(end);
    posted.addEventListener('input', endAfterEdit);
    window.addEventListener('pageshow', end);
    return () => {
      clearTimeout(timer);
      posted.removeEventListener('input', endAfterEdit);
      window.removeEventListener('pageshow', end);
    };
  }, [posted]);
  const start = (submit: FormEvent<HTMLFormElement>) => {
    if (isSent.current) return submit.preventDefault();
    isSent.current = true;
    const form = submit.currentTarget;
    // Only after the browser has read the form: a loading button is no submit button, and its value would be left out.
    setTimeout(() => setPosted(form));
  };
  return [posted !== null, start];
}
