import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { Header } from '#src/sections/header/index.ts';
import { platformOfWidth } from '#src/state/platformAtoms.ts';
import { messagesOf } from '../../messagesOf.ts';

// The panels hang from the header and take its width, so the navigation is shown where it lives.
const meta = preview.meta({
  title: 'Features/Navigation',
  component: Header,
  parameters: { layout: 'fullscreen', audit: { notOnPhone: 'The stories force the desktop layout.' } },
  args: { showsPromotions: false, platform: 'CLASSIC' },
});

const entry = (root: HTMLElement, place: number) => {
  const found = root.querySelectorAll<HTMLElement>('[data-top]')[place];
  if (!found) throw new Error(`There is no top entry ${place}.`);
  return found;
};
/** Waits until the tree is loaded and an entry can be opened. */
const opensAt = (place: number) => async (root: HTMLElement) => {
  await waitFor(() => expect(entry(root, place)).toHaveAttribute('aria-expanded', 'false'));
  await userEvent.click(entry(root, place));
  await expect(entry(root, place)).toHaveAttribute('aria-expanded', 'true');
};

const isPhone = () => typeof window !== 'undefined' && platformOfWidth(window.innerWidth) === 'MATCH';

// Proves HDR-12.
/** The bar with its four entries, nothing open; on a phone, its menu. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook }, audit: { notOnPhone: null } },
  // The window decides, also after it has been resized.
  args: { platform: undefined },
  play: async ({ canvasElement }) => {
    if (!isPhone()) return;
    await userEvent.click(canvasElement.querySelector('[data-part="menu-toggle"]') as HTMLElement);
    await expect(entry(canvasElement, 3)).toBeVisible();
  },
});

// Proves NAV-02, NAV-05.
/** The weekly theme worlds in four sections: preview, new, more, last chance. */
export const ThemeWorlds = meta.story({ play: ({ canvasElement }) => opensAt(0)(canvasElement) });

// Proves NAV-03.
/** Groups, the entries of the selected one with "to overview" first, and teasers. */
export const Categories = meta.story({ play: ({ canvasElement }) => opensAt(1)(canvasElement) });

// Proves NAV-06.
/** On a category page its group is selected and the path to it is marked. */
export const ActivePath = meta.story({
  args: { path: '/c/430602' },
  play: async ({ canvasElement }) => {
    await opensAt(2)(canvasElement);
    await expect(canvasElement.querySelector('[aria-current="page"]')).toBeVisible();
  },
});

// Proves NAV-07.
/** The phone's menu on its first level. */
export const MenuOnMatch = meta.story({
  args: { platform: 'MATCH' },
  parameters: { audit: { notOnPhone: null } },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('[data-part="menu-toggle"]') as HTMLElement);
    await expect(entry(canvasElement, 0)).toBeVisible();
  },
});

// Proves NAV-07.
/** Two levels down in the phone's menu; the levels above are hidden, and "back" goes up one level. */
export const DrillDownOnMatch = meta.story({
  args: { platform: 'MATCH' },
  parameters: { audit: { notOnPhone: null } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(entry(canvasElement, 1)).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(canvasElement.querySelector('[data-part="menu-toggle"]') as HTMLElement);
    await userEvent.click(entry(canvasElement, 1));
    const nav = within(
      canvasElement.querySelector<HTMLElement>('[data-vitrine="navigation"]') as HTMLElement,
    );
    const [group] = await nav.findAllByRole('button', { expanded: false });
    await userEvent.click(group as HTMLElement);
    await expect(document.activeElement).toHaveAttribute('data-part', 'nav-back');
    await expect(entry(canvasElement, 1)).not.toBeVisible();
  },
});

// Proves NAV-01.
/** The navigation cannot be loaded: the four entries are plain links. */
export const NoAnswer = meta.story({
  parameters: { scenario: 'navigation-error' },
  play: async ({ canvas, ...context }) => {
    await expect(
      await canvas.findByRole('link', { name: messagesOf(context)('navigation_2') }),
    ).toBeVisible();
  },
});

// Proves NAV-08, NAV-03.
/** Another shop's tree: the third entry has the theme worlds, the fifth no address and five levels. */
export const ForeignTree = meta.story({
  parameters: {
    provider: {
      serverData: {
        navigation: [
          { title: 'One', href: '/c/1', children: [] },
          { title: 'Two', href: '/c/2', children: [{ title: 'Sale', href: '/c/21', children: [] }] },
          { title: 'Three', href: '/c/3', children: [], componentName: 'ThemeWorldFlyout' },
          { title: 'Four', href: '/c/4', children: [] },
          {
            title: 'Brands',
            children: [
              {
                title: 'A to F',
                children: [
                  {
                    title: 'Ahorn',
                    href: '/b/1',
                    children: [
                      {
                        title: 'Kitchen',
                        children: [{ title: 'Pans', href: '/b/111', children: [] }],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  },
  play: async ({ canvasElement, canvas }) => {
    await opensAt(4)(canvasElement);
    const pans = canvas.getByRole('link', { name: 'Pans' });
    await expect(pans).toBeVisible();
    await expect(canvas.getByText('Kitchen').closest('li')).toContainElement(pans);
    await expect(canvas.getByRole('link', { name: 'Ahorn' }).closest('li')).toContainElement(
      canvas.getByText('Kitchen'),
    );
  },
});

// Proves HDR-18.
/** A shop of one's own with two entries: no titles or addresses of the library. */
export const OwnTopEntries = meta.story({
  parameters: {
    provider: {
      settings: { topEntries: 'tree' },
      serverData: {
        navigation: [
          { title: 'Kitchen', href: '/kitchen', children: [{ title: 'Cups', href: '/cups', children: [] }] },
          { title: 'Textiles', href: '/textiles', children: [] },
        ],
      },
    },
  },
  play: async ({ canvasElement, canvas }) => {
    await opensAt(0)(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Cups' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-top]')).toHaveLength(2);
  },
});
