import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { CategoryBanner } from '#src/features/promotions/index.ts';
import { aResponse, CATEGORY_ID, type Contents, withPromotions } from './contents.ts';

const shows = (choose: (category: Contents['category']) => object) =>
  withPromotions(({ category }) => ({ [CATEGORY_ID]: aResponse('ApiCategory', choose(category)) }));

const meta = preview.meta({
  title: 'Features/Promotions/Category banner',
  component: CategoryBanner,
  args: { promotionId: CATEGORY_ID },
  parameters: { chromatic: { modes: everySite } },
});

// Proves PRM-05.
/** A category banner with all fields. */
export const Default = meta.story({
  parameters: {
    chromatic: { modes: everyLook },
    ...shows((category) => ({ ...category, theme: 'coffee-light' })),
  },
});

// Proves PRM-05.
/** Without a cutout there is no image. */
export const WithoutPicture = meta.story({
  parameters: shows((category) => ({
    ...category,
    img: { imageData: { cutouts: [] } },
    theme: 'green-light',
  })),
});

// Proves PRM-08.
/** A button without an address is shown but has no link. */
export const ButtonWithoutLink = meta.story({
  parameters: shows(({ ctaButton, ...category }) => ({
    ...category,
    voucherCode: null,
    ctaButton: { ctaLink: { text: ctaButton.ctaLink.text } },
  })),
});

// Proves PRM-08.
/** A headline is enough. */
export const HeadlineOnly = meta.story({ parameters: shows(({ headline }) => ({ headline })) });

// Proves PRM-05.
/** The image fails to load. */
export const BrokenPicture = meta.story({
  parameters: shows((category) => ({
    ...category,
    img: { imageData: { cutouts: [{ imagePath: '/images/teasers/missing.svg' }] } },
  })),
});
