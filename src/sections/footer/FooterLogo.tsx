import { useEffect } from 'react';
import { reportProblem } from '#src/lib/reportProblem.ts';
import styles from './Footer.module.css';
import { findLogo, LOGO_HEIGHT, logoImage } from './logos.ts';

export interface FooterLogoProps {
  /** A source of the fixed set, or the address of an image. Any other is reported and renders an empty image. */
  source: string;
  /** Alternative text. @default the logo's own name */
  label?: string | undefined;
  size?: string | undefined;
}

/** A payment, carrier or quality logo on a small plate. */
export function FooterLogo({ source, label, size }: FooterLogoProps) {
  const logo = findLogo(source);
  const src = logoImage(source);
  useEffect(() => {
    if (src === null) reportProblem(`Unknown logo source: ${source}`);
  }, [source, src]);
  return (
    <img
      className={styles.logo}
      data-size={size}
      data-state={src === null ? 'unknown' : undefined}
      src={src ?? undefined}
      alt={label ?? logo?.name ?? ''}
      width={logo?.width ?? LOGO_HEIGHT}
      height={LOGO_HEIGHT}
      loading="lazy"
      decoding="async"
    />
  );
}
