import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { CategoryBanner } from '#src/features/promotions/index.ts';
import { aReply, category, withPromotions } from './contents.ts';

const ID = 'category_coffee';
const shows = (content: object) => withPromotions({ [ID]: aReply('ApiCategory', content) });

const meta = preview.meta({
  title: 'Features/Promotions/Category banner',
  component: CategoryBanner,
  args: { promotionId: ID },
  parameters: { chromatic: { modes: everySite } },
});

/** PRM-05: a category banner with all fields. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook }, ...shows({ ...category, theme: 'coffee-light' }) },
});

/** PRM-05: without a cutout there is no image. */
export const WithoutPicture = meta.story({
  parameters: shows({ ...category, img: { imageData: { cutouts: [] } }, theme: 'green-light' }),
});

/** PRM-08: a button without an address is shown but has no link. */
export const ButtonWithoutLink = meta.story({
  parameters: shows({ ...category, voucherCode: null, ctaButton: { ctaLink: { text: 'Bald verfügbar' } } }),
});

/** PRM-08: a headline is enough. */
export const HeadlineOnly = meta.story({ parameters: shows({ headline: 'Alles für den Morgen' }) });

/** PRM-05: the image fails to load. */
export const BrokenPicture = meta.story({
  parameters: shows({
    ...category,
    img: { imageData: { cutouts: [{ imagePath: '/images/teasers/missing.svg' }] } },
  }),
});
