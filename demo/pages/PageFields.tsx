import { useEffect, useRef } from 'react';
import { useSite } from '#src/entries/index.ts';
import { COOKIES } from '#src/entries/shop.ts';
import { useCsrf } from './csrfContext.ts';

/** The values of all cookies with the token's name; a sandboxed frame has none and throws. */
function readTokens(): string[] {
  try {
    return document.cookie
      .split('; ')
      .filter((cookie) => cookie.startsWith(`${COOKIES.csrf}=`))
      .map((cookie) => cookie.slice(COOKIES.csrf.length + 1));
  } catch {
    return [];
  }
}

/**
 * The hidden fields of every form that the server answers: the site that its page shows, and the token that proves that
 * the form is from a page of this session.
 */
export function PageFields() {
  const csrf = useCsrf();
  const { code } = useSite();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = field.current?.form;
    // Another application of the domain can have a cookie of the same name.
    const foreign = readTokens().filter((token) => token !== csrf);
    // A log-in or log-out in another tab has begun a new session, which the form then belongs to: perhaps before the form
    // was there.
    const renew = ({ formData }: FormDataEvent) => {
      const tokens = readTokens();
      const token = tokens.includes(csrf)
        ? csrf
        : (tokens.find((each) => !foreign.includes(each)) ?? tokens[0]);
      if (token) formData.set('csrf', token);
    };
    form?.addEventListener('formdata', renew);
    return () => form?.removeEventListener('formdata', renew);
  }, [csrf]);
  return (
    <>
      <input ref={field} type="hidden" name="csrf" value={csrf} />
      <input type="hidden" name="site" value={code} />
    </>
  );
}
