import { expect, within } from 'storybook/test';
import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { UserMenu } from '#src/features/user-menu/index.ts';
import { ANY, messagesOf } from '../../messagesOf.ts';
import { openInDocs } from '../../openInDocs.ts';
import { placeInHeader } from '../placeInHeader.tsx';
import { KnownVisitor } from './KnownVisitor.tsx';

const meta = preview.meta({
  title: 'Features/User menu',
  component: UserMenu,
  render: () => <KnownVisitor />,
  decorators: [placeInHeader('26rem', '48rem')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
  },
  parameters: { chromatic: { modes: everySite } },
});

// Proves USR-01.
/** An anonymous visitor is greeted and can log in or register. */
export const Default = meta.story({
  name: 'Logged out',
  parameters: { ...openInDocs, chromatic: { modes: everyLook } },
});

// Proves USR-01.
/** The shopper is logged in, greeted by name, and can log out. */
export const LoggedIn = meta.story({
  parameters: { scenario: 'visitor-logged-in' },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const messages = messagesOf(context);
    await expect(await canvas.findByRole('link', { name: messages('user_menu.logout') })).toHaveAttribute(
      'href',
      '/logout',
    );
    await expect(canvas.getByRole('heading')).toHaveTextContent(/\p{L}+\P{L}+\p{L}+/u);
    for (const absent of ['user_menu.login', 'user_menu.register'] as const)
      await expect(canvas.queryByRole('link', { name: messages(absent) })).toBeNull();
  },
});

// Proves USR-01.
/** The shop remembers the shopper by name; log-in is offered, log-out is not. */
export const Remembered = meta.story({
  parameters: { scenario: 'visitor-remembered' },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const menu = await canvas.findByRole('dialog');
    await expect(
      await within(menu).findByRole('heading', {
        name: messagesOf(context).rich('user_menu.greeting_name', {
          firstName: ANY,
          fullName: ANY,
          status: 'REMEMBERED',
          account: (content: string[]) => content.join(''),
        }),
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: messagesOf(context)('user_menu.login') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: messagesOf(context)('user_menu.logout') })).toBeNull();
  },
});

// Proves BEY-16.
/** The cookies of the request name the shopper before the shop has answered. */
export const KnownAtFirstPaint = meta.story({
  parameters: {
    scenario: 'visitor-logged-in, slow:60000',
    provider: {
      visitorHint: {
        visitor: {
          status: 'LOGGED_IN',
          firstName: 'Maximiliana',
          customerName: 'Maximiliana Zürcher-Niederhauser',
        },
      },
    },
  },
  play: async ({ canvas, userEvent, ...context }) => {
    const { text } = messagesOf(context);
    const account = await canvas.findByRole('button');
    await expect(account).toHaveAccessibleName(new RegExp(`^${text('user_menu.label')}, .*Maximiliana`));
    await userEvent.click(account);
    await expect(await canvas.findByRole('link', { name: text('user_menu.logout') })).toBeVisible();
  },
});

// Proves USR-02.
/** A card member sees how many loyalty beans there are. */
export const CardMember = meta.story({
  parameters: { scenario: 'visitor-card-member' },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(
      await canvas.findByRole('link', {
        name: messagesOf(context).among('user_menu.beans_count', { count: 1250 }),
      }),
    ).toHaveAttribute('href', '/beanaccount');
  },
});

// Proves USR-07.
/** A member of the community sees that beside the link to it. */
export const CommunityMember = meta.story({
  parameters: { scenario: 'visitor-community' },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const { text } = messagesOf(context);
    const name = `${text('user_menu.community')} ${text('user_menu.community_member')}`;
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
});

// Proves USR-02.
/** Türkiye has neither card nor contact page. */
export const Turkey = meta.story({
  name: 'Türkiye',
  globals: { site: 'TR' },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(canvas.queryByRole('link', { name: messagesOf(context)('user_menu.card') })).toBeNull();
  },
});

// Proves USR-03.
/** Visitor data cannot be had; all visitors are anonymous, nothing breaks. */
export const VisitorUnknown = meta.story({
  parameters: { scenario: 'visitor-error' },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const messages = messagesOf(context);
    await expect(await canvas.findByRole('link', { name: messages('user_menu.login') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: messages('user_menu.logout') })).toBeNull();
  },
});
