import { type CSSProperties, type ReactNode, useId } from 'react';
import { useGivenNonce } from '#src/i18n/SiteContext.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/** Custom properties of one element; those without a value are not set. */
export type CustomProperties = Record<`--${string}`, string | number | undefined>;

/** Values that cannot end a declaration, a rule or the style element. */
const PLAIN_VALUE = /^[\w#%.,()+*/ -]+$/;

interface Custom {
  /** Attributes of the element. */
  attributes: { style?: CSSProperties; 'data-custom'?: string };
  /** The server's rule for the element; render it beside or inside the element. */
  sheet: ReactNode;
}

/**
 * Sets custom properties without a `style` attribute in the server's markup, which a strict content security policy
 * forbids (BFF-05). The server writes a style element with the page's nonce instead; the browser then sets them by
 * script, which the policy allows.
 */
export function useCustomProperties(properties: CustomProperties): Custom {
  const id = useId();
  const nonce = useGivenNonce();
  const isHydrated = useIsHydrated();
  const given = Object.entries(properties).filter(([, value]) => value !== undefined);
  if (given.length === 0) return { attributes: {}, sheet: null };
  if (isHydrated) return { attributes: { style: Object.fromEntries(given) as CSSProperties }, sheet: null };
  const rule = given
    .filter(([, value]) => PLAIN_VALUE.test(String(value)))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return {
    attributes: { 'data-custom': id },
    // A browser's provider may not know the nonce that the server's provider was given.
    sheet: <style nonce={nonce} suppressHydrationWarning>{`[data-custom="${id}"]{${rule}}`}</style>,
  };
}
