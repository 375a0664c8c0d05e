import type { ComponentPropsWithRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useLandmark } from 'react-aria/useLandmark';
import { useObjectRef } from 'react-aria/useObjectRef';

/** The landmark elements and their roles. */
const ROLES = {
  header: 'banner',
  nav: 'navigation',
  search: 'search',
  section: 'region',
  footer: 'contentinfo',
} as const;

export interface LandmarkProps extends Omit<ComponentPropsWithRef<'header'>, 'role' | 'aria-label'> {
  /** The element, which has the landmark's role natively. */
  as: keyof typeof ROLES;
  /** Accessible name, in the page's language. */
  label: string;
}

/** A landmark that F6 and Shift+F6 reach, in DOM order. */
export function Landmark({ as: Element, label, ref, ...rest }: LandmarkProps) {
  const own = useObjectRef(ref);
  const { landmarkProps } = useLandmark({ role: ROLES[Element], 'aria-label': label }, own);
  const { role, ...props } = mergeProps(rest, landmarkProps);
  return <Element {...props} ref={own} />;
}
