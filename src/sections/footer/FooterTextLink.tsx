import type { ReactNode } from 'react';
import { useOwnLang, useSite, useText } from '#src/i18n/SiteContext.ts';
import { externalLinkProps } from '#src/ui/Link/external.tsx';
import { Link, type LinkProps } from '#src/ui/Link/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { toTarget } from './footerModel.ts';

export interface FooterTextLinkProps {
  /** The URL from the content; if `safeHref` rejects it, the text is not a link. */
  url: string;
  children: ReactNode;
  className?: string | undefined;
  /** @default 'quiet' */
  variant?: LinkProps['variant'];
}

/** A text link of the footer; an external link opens a new tab and indicates it. */
export function FooterTextLink({ url, children, className, variant = 'quiet' }: FooterTextLinkProps) {
  const target = toTarget(url, useSite());
  if (!target) return <span className={className}>{children}</span>;
  return (
    <Link href={target.href} isExternal={target.isExternal} variant={variant} className={className}>
      {children}
    </Link>
  );
}

/** A link around an image: the new tab is announced, but no arrow is shown. */
export function FooterPictureLink({ url, children, className }: Omit<FooterTextLinkProps, 'variant'>) {
  const text = useText();
  const ownLang = useOwnLang();
  const target = toTarget(url, useSite());
  if (!target) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={target.href} {...(target.isExternal ? externalLinkProps : undefined)}>
      {children}
      {target.isExternal && (
        <>
          {' '}
          <VisuallyHidden lang={ownLang}>{text('ui.link.new_tab')}</VisuallyHidden>
        </>
      )}
    </a>
  );
}
