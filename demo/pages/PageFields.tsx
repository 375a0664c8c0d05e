import { useEffect, useRef } from 'react';
import { useSite } from '#src/entries/index.ts';
import { COOKIES } from '#src/entries/shop.ts';
import { findCookie, pageCookies } from '#src/lib/cookies.ts';
import { useCsrf } from './csrfContext.ts';

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
    const atFirst = pageCookies();
    const find = (cookies: string, isRight: (token: string) => boolean) =>
      findCookie(cookies, COOKIES.csrf, (token) => (isRight(token) ? token : null));
    // A log-in or log-out in another tab has begun a new session, which the form then belongs to: perhaps before the form
    // was there.
    const renew = ({ formData }: FormDataEvent) => {
      const cookies = pageCookies();
      const isNew = (token: string) => find(atFirst, (other) => other === token) === null;
      const token =
        find(cookies, (each) => each === csrf) ?? find(cookies, isNew) ?? find(cookies, () => true);
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
