import { useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import { LINKS } from '#src/config/links.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import { isOwnClick } from '#src/lib/isOwnClick.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import { Link } from '#src/ui/Link/Link.tsx';

export interface ConsentLinkProps {
  /** Added to the classes of its root. */
  className?: string | undefined;
}

/** Whether the page asks for consent, so that there is something to reopen (BEY-20). */
export const useAsksConsent = (): boolean => useAtomValue(environmentAtom).consent !== undefined;

/**
 * Shows the visitor's choices again (BEY-20), so that consent is withdrawn as easily as it was given. Without JavaScript
 * it leads to the page `/consent`. It is nothing where the page does not ask.
 */
export function ConsentLink({ className }: ConsentLinkProps) {
  const text = useText();
  const { consent } = useAtomValue(environmentAtom);
  if (!consent) return null;
  const open = (event: MouseEvent) => {
    if (!isOwnClick(event)) return;
    event.preventDefault();
    consent.reopen();
  };
  return (
    <Link href={LINKS.consent} variant="quiet" className={className} onClick={open}>
      {text('consent.link')}
    </Link>
  );
}
