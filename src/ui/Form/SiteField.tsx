import { useSite } from '#src/i18n/SiteContext.ts';

/** The hidden field that names a form's country site: the visitor's cookie can be that of another tab. */
export function SiteField() {
  return <input type="hidden" name="site" value={useSite().code} />;
}
