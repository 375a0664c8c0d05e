import type { ReactNode } from 'react';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { externalLinkProps } from '#src/ui/Link/external.tsx';
import { Link, type LinkProps } from '#src/ui/Link/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { toTarget } from './footerModel.ts';

export interface FooterLinkProps {
  /** As content wrote it; an address that `safeHref` refuses leaves the text without a link (PRM-09). */
  url: string;
  children: ReactNode;
  className?: string | undefined;
  /** @default 'quiet' */
  variant?: LinkProps['variant'];
}

/** A link of the footer in words; one to elsewhere opens a new tab and says so (FTR-05). */
export function FooterLink({ url, children, className, variant = 'quiet' }: FooterLinkProps) {
  const target = toTarget(url, useSite());
  if (!target) return <span className={className}>{children}</span>;
  return (
    <Link href={target.href} isExternal={target.isExternal} variant={variant} className={className}>
      {children}
    </Link>
  );
}

/** A link around a picture: the new tab is announced, but no arrow is drawn over the picture (FTR-05). */
export function FooterPictureLink({ url, children, className }: Omit<FooterLinkProps, 'variant'>) {
  const text = useText();
  const target = toTarget(url, useSite());
  if (!target) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={target.href} {...(target.isExternal ? externalLinkProps : undefined)}>
      {children}
      {target.isExternal && (
        <>
          {' '}
          <VisuallyHidden>{text('ui.link.new_tab')}</VisuallyHidden>
        </>
      )}
    </a>
  );
}
