import { type CSSProperties, type ReactNode, useId } from 'react';
import { useProviderNonce } from '#src/i18n/SiteContext.ts';
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
 * forbids. The server writes a style element with the page's nonce instead; the browser then sets them by
 * script, which the policy allows.
 */
export function useCustomProperties(properties: CustomProperties): Custom {
  const id = useId();
  const nonce = useProviderNonce();
  const isHydrated = useIsHydrated();
  const defined = Object.entries(properties).filter(([, value]) => value !== undefined);
  if (defined.length === 0) return { attributes: {}, sheet: null };
  if (isHydrated) return { attributes: { style: Object.fromEntries(defined) as CSSProperties }, sheet: null };
  const rule = defined
    .filter(([, value]) => PLAIN_VALUE.test(String(value)))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return {
    attributes: { 'data-custom': id },
    // The browser's provider may lack the nonce of the server's provider.
    sheet: <style nonce={nonce} suppressHydrationWarning>{`[data-custom="${id}"]{${rule}}`}</style>,
  };
}
