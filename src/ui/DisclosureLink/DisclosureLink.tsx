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
  /** Where it leads before and without scripts, and in a new tab; `null` where it only opens. */
  href: string | null;
  /** Whether its panel is shown. */
  isExpanded: boolean;
  /** Id of its panel. */
  controls: string;
  /** A press by pointer, keyboard or assistive technology. */
  onPress: (event: PressEvent) => void;
  /** The link or button. */
  ref?: Ref<HTMLElement>;
}

/**
 * A link that opens a panel of this page: a plain link in the server's HTML, a react-aria disclosure button once scripts
 * run. Ctrl, Cmd or Shift with a click still opens its page in a new tab. Without an address it is a button from the
 * start.
 *
 * React Aria's `useDisclosure` is not used: it hides the panel in the server's HTML too, and without scripts its links
 * could not be reached.
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
  // Only the start of a press knows its modifier keys.
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
      // Space acts when it goes down, because React Aria follows a link when it comes up. Enter acts when it comes up,
      // because a focus that moved before would take the link's click with it.
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
      {...(isHydrated ? mergeProps(props, { onClick: stayOnPage, onKeyDown: keepPlace }) : linkProps)}
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

/** Space scrolls a page from its links, not from its buttons. */
function keepPlace(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}
