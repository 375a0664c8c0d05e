import type { ReactNode } from 'react';
import { Link } from '#src/ui/Link/Link.tsx';

interface PromotionLinkOrTextProps {
  /** `null`: there is nowhere to go, so the words stay words. */
  href: string | null;
  onSelect: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** Words of a promotion that lead somewhere if its editor said where (PRM-08). */
export function PromotionLinkOrText({ href, onSelect, className, children }: PromotionLinkOrTextProps) {
  if (href === null) return children;
  return (
    <Link href={href} variant="quiet" onClick={onSelect} {...(className && { className })}>
      {children}
    </Link>
  );
}
