import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { HeaderButton } from '#src/ui/HeaderAction/HeaderButton.tsx';
import { HeaderLink } from '#src/ui/HeaderAction/HeaderLink.tsx';
import { HeartIcon, MessageIcon } from '#src/ui/Icon/icons.tsx';

const openChat = fn();

/** An own link and an own button beside the header's icons. */
const meta = preview.meta({
  title: 'UI/Header action',
  component: HeaderLink,
  args: { href: '/wishlist', icon: <HeartIcon size="large" />, label: 'Merkzettel' },
  render: (args) => (
    <div style={{ display: 'flex' }}>
      <HeaderLink {...args} />
      <HeaderButton icon={<MessageIcon size="large" />} label="Chat" onPress={openChat} />
    </div>
  ),
});

/** Icons without visible labels, as on tablets and phones. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Merkzettel' })).toHaveAttribute('href', '/wishlist');
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
    await expect(openChat).toHaveBeenCalledOnce();
  },
});
