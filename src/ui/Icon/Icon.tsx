import { classNames } from '#src/lib/classNames.ts';
import styles from './Icon.module.css';

export interface IconProps {
  /** 16, 20 or 24 px at the default text size; scales with the user's text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** The icon's meaning. Omit it if adjacent text says the same: the icon is then hidden from assistive technology. */
  label?: string;
  /** Fills the outline, for example for a selected star. @default false */
  isFilled?: boolean;
  /** Added to the root element's class names. */
  className?: string;
}

interface DrawnIconProps extends IconProps {
  /** Path of the outline on a 24 × 24 grid. */
  d: string;
  /** Points along a line of text: mirrored where the page is written from right to left. @default false */
  isDirectional?: boolean;
}

const naming = (label: string | undefined) =>
  label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);

/**
 * An outline icon in the current text colour. Use the named icons (`<BagIcon />`), or this component for an
 * outline of your own.
 *
 * @example <Icon d="M4 12h16" label="Weniger" />
 */
export function Icon({
  d,
  size = 'medium',
  label,
  isFilled = false,
  isDirectional = false,
  className,
}: DrawnIconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden; a <title> would show as a tooltip.
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      data-size={size}
      data-filled={isFilled || undefined}
      data-directional={isDirectional || undefined}
      focusable="false"
      {...naming(label)}
    >
      <path d={d} />
    </svg>
  );
}

/** A component that draws one outline. Calls are marked as pure, so that a page includes only the icons it uses. */
export const outlineIcon = (d: string, isDirectional = false) =>
  function OutlineIcon(props: IconProps) {
    return <Icon {...props} d={d} isDirectional={isDirectional} />;
  };

export type BrandIconProps = Omit<IconProps, 'isFilled'>;

/** A company's logo in the current text colour. Use the named icons (`<InstagramBrandIcon />`). */
export function BrandIcon({
  d,
  size = 'medium',
  label,
  className,
}: Omit<DrawnIconProps, 'isFilled' | 'isDirectional'>) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden; a <title> would show as a tooltip.
    <svg
      className={classNames(styles.brand, className)}
      viewBox="0 0 24 24"
      data-size={size}
      focusable="false"
      {...naming(label)}
    >
      <path d={d} />
    </svg>
  );
}

/** A component that draws one logo. Calls are marked as pure, too. */
export const logoIcon = (d: string) =>
  function LogoIcon(props: BrandIconProps) {
    return <BrandIcon {...props} d={d} />;
  };
