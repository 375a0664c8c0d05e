import { useAtomValue } from 'jotai/react';
import type { MouseEvent } from 'react';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { isOwnClick } from '#src/lib/isOwnClick.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { reopenChoices } from '#src/state/syncConsent.ts';
import { Link } from '#src/ui/Link/Link.tsx';

export interface ConsentLinkProps {
  /** Added to the root element's class names. */
  className?: string | undefined;
}

/** Whether the page asks for consent, so that the choices can be reopened. */
export const useRequiresConsent = (): boolean => useAtomValue(pageAtom).consent !== undefined;

/**
 * Reopens the visitor's choices; without JavaScript a link to `/consent`. Nothing if the page does not ask for consent.
 */
export function ConsentLink({ className }: ConsentLinkProps) {
  const text = useText();
  const { paths } = useSite();
  const { consent } = useAtomValue(pageAtom);
  if (!consent) return null;
  const open = (event: MouseEvent) => {
    // If the provider of the consent fails, the link leads to the page.
    if (isOwnClick(event) && reopenChoices(consent)) event.preventDefault();
  };
  return (
    <Link href={paths.consent} variant="quiet" className={className} onClick={open}>
      {text('consent.link')}
    </Link>
  );
}
