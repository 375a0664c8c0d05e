import { useEffect, useRef } from 'react';
import { useSite } from '#src/entries/index.ts';
import { COOKIES, readCookie } from '#src/entries/shop.ts';
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
    // A log-in or log-out in another tab has begun a new session, which the form then belongs to.
    const renew = ({ formData }: FormDataEvent) => {
      const cookies = document.cookie;
      // Another application of the domain can have a cookie of the same name.
      const token = cookies.includes(`${COOKIES.csrf}=${csrf}`) ? csrf : readCookie(cookies, COOKIES.csrf);
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
