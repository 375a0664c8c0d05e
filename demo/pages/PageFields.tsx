import { useSite } from '#src/entries/index.ts';
import { useCsrf } from './csrfContext.ts';

/**
 * The hidden fields of every form that the server answers: the site that its page shows, and the token that proves that
 * the form is from a page of this session.
 */
export function PageFields() {
  const csrf = useCsrf();
  const { code } = useSite();
  return (
    <>
      <input type="hidden" name="csrf" value={csrf} />
      <input type="hidden" name="site" value={code} />
    </>
  );
}
