import { useAtom, useAtomValue } from 'jotai';
import { LINKS } from '#src/config/links.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { isUserMenuOpenAtom } from '#src/state/flyoutAtoms.ts';
import { STRANGER, visitorAtom } from '#src/state/visitorAtoms.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { FlyoutButton } from '#src/ui/FlyoutButton/FlyoutButton.tsx';
import { UserIcon } from '#src/ui/Icon/icons.tsx';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import styles from './UserMenu.module.css';
import { UserMenuLinks } from './UserMenuLinks.tsx';
import { userMenuActions } from './userMenuModel.ts';

/** The visitor's own corner of the shop: greeting, log-in or log-out, and the ways to what is theirs (USR-01, USR-02). */
export function UserMenu() {
  const text = useText();
  const site = useSite();
  const [isOpen, setOpen] = useAtom(isUserMenuOpenAtom);
  // Until the shop has answered, everybody is a stranger: that menu is right for most and never wrong for long. It is
  // also what a server has drawn, and the answer may be here before the menu is taken over.
  const known = useAtomValue(visitorAtom);
  const visitor = (useIsHydrated() && known) || STRANGER;
  const { login, register, logout } = userMenuActions(visitor);
  const { customerName: name } = visitor;

  return (
    <FlyoutButton
      name="USER_MENU"
      part="user-menu"
      icon={<UserIcon size="large" />}
      label={text('user_menu.label')}
      href={LINKS.account}
      isOpen={isOpen}
      onOpenChange={setOpen}
      header={<h2>{name ? text('user_menu.greeting_name', { name }) : text('user_menu.greeting')}</h2>}
    >
      {login && (
        <div className={styles.welcome}>
          <p>{text(register ? 'user_menu.login_hint' : 'user_menu.remembered_hint')}</p>
          <ButtonLink href={LINKS.signIn} isBlock>
            {text('user_menu.login')}
          </ButtonLink>
          {register && (
            <ButtonLink href={LINKS.register} variant="secondary" isBlock>
              {text('user_menu.register')}
            </ButtonLink>
          )}
        </div>
      )}
      <UserMenuLinks site={site} visitor={visitor} />
      {logout && (
        <ButtonLink className={styles.logout} href={LINKS.logout} variant="secondary" isBlock>
          {text('user_menu.logout')}
        </ButtonLink>
      )}
    </FlyoutButton>
  );
}
