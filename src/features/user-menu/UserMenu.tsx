import { useAtom } from 'jotai';
import { LINKS } from '#src/config/links.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { isUserMenuOpenAtom } from '#src/state/flyoutAtoms.ts';
import { STRANGER, type Visitor } from '#src/state/visitorAtoms.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { FlyoutButton } from '#src/ui/FlyoutButton/FlyoutButton.tsx';
import { UserIcon } from '#src/ui/Icon/icons.tsx';
import styles from './UserMenu.module.css';
import { UserMenuLinks } from './UserMenuLinks.tsx';
import { userMenuActions } from './userMenuModel.ts';
import { useVisitor } from './useVisitor.ts';

/** The visitor's menu: greeting, log-in or log-out, and links to their own pages (USR-01, USR-02). */
export function UserMenu() {
  const text = useText();
  const site = useSite();
  const [isOpen, setOpen] = useAtom(isUserMenuOpenAtom);
  // Until the shop has answered, the menu is a stranger's: that is right for most visitors and what a server renders.
  const visitor = useVisitor().visitor ?? STRANGER;
  const { login, register, logout } = userMenuActions(visitor);

  return (
    <FlyoutButton
      name="USER_MENU"
      part="user-menu"
      icon={<UserIcon size="large" />}
      label={text('user_menu.label')}
      href={LINKS.account}
      isOpen={isOpen}
      onOpenChange={setOpen}
      header={
        <h2>
          <Greeting visitor={visitor} />
        </h2>
      }
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

/** Each language says the parts of the name that it greets with, or whose account it is (USR-01). */
function Greeting({ visitor: { customerName: fullName, firstName, status } }: { visitor: Visitor }) {
  const text = useText();
  const richText = useRichText();
  if (!fullName) return text('user_menu.greeting');
  return richText('user_menu.greeting_name', {
    // A family name alone is still a name.
    firstName: firstName || fullName,
    fullName,
    status,
    account: (words) => <span className={styles.whose}>{words}</span>,
  });
}
