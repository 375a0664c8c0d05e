import { useAtomValue } from 'jotai/react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { isUserMenuOpenAtom } from '#src/state/flyoutAtoms.ts';
import { type FlyoutOpenProps, useControlledFlyout } from '#src/state/useControlledFlyout.ts';
import { useHydratedAtomValue } from '#src/state/useHydratedAtomValue.ts';
import { ANONYMOUS_VISITOR, hintedVisitorAtom, shownVisitorAtom } from '#src/state/visitorAtoms.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { FlyoutButton } from '#src/ui/FlyoutButton/FlyoutButton.tsx';
import { useFocusHeir } from '#src/ui/FocusFallback/useFocusHeir.ts';
import { UserIcon } from '#src/ui/Icon/icons.tsx';
import type { RootProps } from '#src/ui/rootProps.ts';
import { useChange } from '#src/ui/useChange.ts';
import styles from './UserMenu.module.css';
import { UserMenuLinks } from './UserMenuLinks.tsx';
import { userMenuActions } from './userMenuModel.ts';
import { useVisitor } from './useVisitor.ts';

export interface UserMenuProps extends FlyoutOpenProps, RootProps<HTMLDivElement> {}

/**
 * The visitor's menu: greeting, log-in or log-out, and account links. From the first paint on it greets a known
 * visitor.
 */
export function UserMenu({ ref, isOpen: isOpenProp, defaultOpen, onOpenChange, ...rest }: UserMenuProps) {
  const text = useText();
  const site = useSite();
  const [isOpen, setOpen] = useControlledFlyout(isUserMenuOpenAtom, {
    isOpen: isOpenProp,
    defaultOpen,
    onOpenChange,
  });
  const richText = useRichText();
  useVisitor();
  const hinted = useAtomValue(hintedVisitorAtom);
  const visitor = useHydratedAtomValue(shownVisitorAtom, hinted) ?? ANONYMOUS_VISITOR;
  const { customerName, firstName, status } = visitor;
  // A family name alone is enough.
  const names = { firstName: firstName || customerName, fullName: customerName };
  const greeting = customerName && text('user_menu.greeting_short', names);
  const { login, register, logout } = userMenuActions(visitor);
  const root = useObjectRef(ref);
  const announce = useAnnounce();
  // A log-in within the page removes the buttons of the open menu, perhaps with the focus.
  useFocusHeir(root, visitor.status, '[data-flyout] :is(a, button)');
  useChange(visitor.status, () => {
    if (isOpen) announce(greeting || text('user_menu.greeting'));
  });

  return (
    <FlyoutButton
      {...rest}
      name="USER_MENU"
      ref={root}
      part="user-menu"
      icon={
        customerName ? (
          <span className={styles.known} data-part="known" data-status={status} aria-hidden="true">
            {Array.from(names.firstName)[0]}
          </span>
        ) : (
          <UserIcon size="large" />
        )
      }
      label={text('user_menu.label')}
      // The width is reserved without a visitor too, so the arriving name causes no layout shift.
      shownLabel={greeting}
      // Without scripts, a visitor who is not logged in gets to log-in and registration.
      href={login ? site.paths.signIn : site.paths.account}
      isOpen={isOpen}
      onOpenChange={setOpen}
      header={
        <h2>
          {/* Each language greets with another part of the name. */}
          {richText(customerName ? 'user_menu.greeting_name' : 'user_menu.greeting', {
            ...names,
            status,
            account: (words) => <span className={styles.whose}>{words}</span>,
          })}
        </h2>
      }
    >
      {login && (
        <div className={styles.welcome}>
          <p>{text(register ? 'user_menu.login_hint' : 'user_menu.remembered_hint')}</p>
          <ButtonLink href={site.paths.signIn} isBlock>
            {text('user_menu.login')}
          </ButtonLink>
          {register && site.paths.register && (
            <ButtonLink href={site.paths.register} variant="secondary" isBlock>
              {text('user_menu.register')}
            </ButtonLink>
          )}
        </div>
      )}
      <UserMenuLinks site={site} visitor={visitor} />
      {logout && (
        <ButtonLink className={styles.logout} href={site.paths.logout} variant="secondary" isBlock>
          {text('user_menu.logout')}
        </ButtonLink>
      )}
    </FlyoutButton>
  );
}
