import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useRef,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton } from 'react-aria/useButton';
import { useObjectRef } from 'react-aria/useObjectRef';
import type { PressEvent } from 'react-aria/usePress';
import { isOwnClick } from '#src/lib/isOwnClick.ts';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';

export interface DisclosureLinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick' | 'ref' | 'role' | 'aria-expanded'> {
  /** The link's URL before hydration, without JavaScript and in a new tab; `null` if it only opens the panel. */
  href: string | null;
  /** Whether the panel is open. */
  isExpanded: boolean;
  /** Id of the panel. */
  controls: string;
  /** Called for a press by pointer, keyboard or assistive technology. */
  onPress: (event: PressEvent) => void;
  /** Ref of the link or button. */
  ref?: Ref<HTMLElement>;
}

/**
 * A link that opens a panel on this page: a plain link in the server's HTML, a react-aria disclosure button after
 * hydration. Ctrl, Cmd or Shift with a click still opens its page in a new tab. Without an `href` it is always a
 * button.
 *
 * React Aria's `useDisclosure` is not used: it also hides the panel in the server's HTML, so its links would be
 * unreachable without JavaScript.
 */
export function DisclosureLink({
  href,
  isExpanded,
  controls,
  onPress,
  ref,
  children,
  ...rest
}: DisclosureLinkProps) {
  const isHydrated = useIsHydrated();
  const own = useObjectRef(ref);
  // Only the start of a press has the modifier keys.
  const isOwn = useRef(true);
  const press = (event: PressEvent) => {
    if (isOwn.current) onPress(event);
  };
  const { buttonProps } = useButton(
    {
      elementType: href === null ? 'button' : 'a',
      href: href ?? undefined,
      'aria-expanded': isExpanded,
      'aria-controls': controls,
      // Space acts on keydown, because React Aria follows a link on keyup. Enter acts on keyup, because moving the
      // focus earlier would redirect the link's click.
      onPressStart: (event) => {
        isOwn.current = isOwnClick({ ...event, button: 0 });
        if (isSpace(event)) press(event);
      },
      onPress: (event) => {
        if (!isSpace(event)) press(event);
      },
    },
    own,
  );
  const props = mergeProps(rest, buttonProps);
  if (href === null)
    return (
      <button {...(props as ComponentPropsWithRef<'button'>)} ref={own as RefObject<HTMLButtonElement>}>
        {children}
      </button>
    );
  const { role, 'aria-expanded': _expanded, 'aria-controls': _controls, ...linkProps } = props;
  return (
    <a
      {...(isHydrated ? mergeProps(props, { onClick: stayOnPage, onKeyDown: preventScroll }) : linkProps)}
      ref={own as RefObject<HTMLAnchorElement>}
    >
      {children}
    </a>
  );
}

const isSpace = ({ pointerType, key }: PressEvent) => pointerType === 'keyboard' && key === ' ';

function stayOnPage(event: MouseEvent): void {
  if (isOwnClick(event)) event.preventDefault();
}

/** On a link, Space scrolls the page; on a button it does not. */
function preventScroll(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}
