import { expect, fn } from 'storybook/test';
import { pageText } from '#.storybook/pageTexts.ts';
import preview from '#.storybook/preview.tsx';
import { useText } from '#src/i18n/SiteContext.ts';
import { HeaderButton } from '#src/ui/HeaderAction/HeaderButton.tsx';
import { HeaderLink } from '#src/ui/HeaderAction/HeaderLink.tsx';
import { HeartIcon, MessageIcon } from '#src/ui/Icon/icons.tsx';
import { messagesOf } from '../messagesOf.ts';

const openChat = fn();

/** An own link and an own button beside the header's icons. */
const meta = preview.meta({
  title: 'UI/Header action',
  component: HeaderLink,
  args: { href: '/wishlist', icon: <HeartIcon size="large" />, label: pageText('user_menu.watchlist') },
  render: function OwnActions(args) {
    const text = useText();
    return (
      <div style={{ display: 'flex' }}>
        <HeaderLink {...args} />
        <HeaderButton
          icon={<MessageIcon size="large" />}
          label={text('user_menu.contact')}
          onPress={openChat}
        />
      </div>
    );
  },
});

/** Icons without visible labels, as on tablets and phones. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await expect(canvas.getByRole('link', { name: messages('user_menu.watchlist') })).toHaveAttribute(
      'href',
      '/wishlist',
    );
    await userEvent.click(canvas.getByRole('button', { name: messages('user_menu.contact') }));
    await expect(openChat).toHaveBeenCalledOnce();
  },
});
