import { useText } from '#src/i18n/SiteContext.ts';
import { ExternalIcon } from '#src/ui/Icon/icons.tsx';

/** Opens a new tab without access to this page and without a referrer. */
export const externalLinkProps = { target: '_blank', rel: 'noreferrer noopener' } as const;

/** The arrow with hidden text that indicates a link to a new tab. */
export function ExternalHint() {
  const text = useText();
  return <ExternalIcon size="small" label={text('ui.link.new_tab')} />;
}
