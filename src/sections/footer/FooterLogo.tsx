import { useEffect } from 'react';
import { reportProblem } from '#src/lib/reportProblem.ts';
import styles from './Footer.module.css';
import { findLogo, LOGO_HEIGHT, logoAddress } from './logos.ts';

export interface FooterLogoProps {
  /** A source of the fixed set. Any other is reported and renders an empty image. */
  source: string;
  /** Alternative text. @default the logo's own name */
  label?: string | undefined;
  size?: string | undefined;
}

/** A payment, carrier or quality logo: a neutral word mark on a small plate. */
export function FooterLogo({ source, label, size }: FooterLogoProps) {
  const logo = findLogo(source);
  useEffect(() => {
    if (!findLogo(source)) reportProblem(`Unknown logo source: ${source}`);
  }, [source]);
  return (
    <img
      className={styles.logo}
      data-size={size}
      data-state={logo ? undefined : 'unknown'}
      src={logo ? logoAddress(source) : undefined}
      alt={label ?? logo?.name ?? ''}
      width={logo?.width ?? LOGO_HEIGHT}
      height={LOGO_HEIGHT}
      loading="lazy"
      decoding="async"
    />
  );
}
