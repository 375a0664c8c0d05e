import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { CategoryBanner } from '#src/features/promotions/index.ts';
import { aResponse, category, withPromotions } from './contents.ts';

const ID = 'category_coffee';
const shows = (content: object) => withPromotions({ [ID]: aResponse('ApiCategory', content) });

const meta = preview.meta({
  title: 'Features/Promotions/Category banner',
  component: CategoryBanner,
  args: { promotionId: ID },
  parameters: { chromatic: { modes: everySite } },
});

// Proves PRM-05.
/** A category banner with all fields. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook }, ...shows({ ...category, theme: 'coffee-light' }) },
});

// Proves PRM-05.
/** Without a cutout there is no image. */
export const WithoutPicture = meta.story({
  parameters: shows({ ...category, img: { imageData: { cutouts: [] } }, theme: 'green-light' }),
});

// Proves PRM-08.
/** A button without an address is shown but has no link. */
export const ButtonWithoutLink = meta.story({
  parameters: shows({ ...category, voucherCode: null, ctaButton: { ctaLink: { text: 'Bald verfügbar' } } }),
});

// Proves PRM-08.
/** A headline is enough. */
export const HeadlineOnly = meta.story({ parameters: shows({ headline: 'Alles für den Morgen' }) });

// Proves PRM-05.
/** The image fails to load. */
export const BrokenPicture = meta.story({
  parameters: shows({
    ...category,
    img: { imageData: { cutouts: [{ imagePath: '/images/teasers/missing.svg' }] } },
  }),
});
