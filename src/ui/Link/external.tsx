import { useText } from '#src/i18n/SiteContext.ts';
import { ExternalIcon } from '#src/ui/Icon/icons.tsx';

/** A new tab that cannot reach back, and no word to the other side about where the person came from (FTR-05). */
export const externalLinkProps = { target: '_blank', rel: 'noreferrer noopener' } as const;

/** The arrow that says, to eyes and to assistive technology, that a link opens a new tab (FTR-05). */
export function ExternalHint() {
  const text = useText();
  return <ExternalIcon size="small" label={text('ui.link.new_tab')} />;
}
