import type { ReactNode } from 'react';
import { Link } from '#src/ui/Link/Link.tsx';

interface PromotionLinkOrTextProps {
  /** `null`: without a target it is rendered as text. */
  href: string | null;
  onSelect: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A text of a promotion, as a link if its editor set a target. */
export function PromotionLinkOrText({ href, onSelect, className, children }: PromotionLinkOrTextProps) {
  if (href === null) return children;
  return (
    <Link href={href} variant="quiet" onClick={onSelect} {...(className && { className })}>
      {children}
    </Link>
  );
}
