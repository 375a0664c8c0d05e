import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { PhaseIntegration } from '#src/features/promotions/index.ts';
import { aResponse, withPromotions } from './contents.ts';

const ID = 'pi_home';
const shows = (own: object) =>
  withPromotions(({ phase }) => ({ [ID]: aResponse('ApiPiPromotion', { ...phase, ...own }) }));

const meta = preview.meta({
  title: 'Features/Promotions/Phase integration',
  component: PhaseIntegration,
  args: { promotionId: ID },
  parameters: { chromatic: { modes: everySite } },
});

// Proves PRM-06.
/** A block between two parts of the home page. */
export const Default = meta.story({
  parameters: { chromatic: { modes: everyLook }, ...shows({ theme: 'beige' }) },
});

// Proves PRM-06.
/** Image ratio 3:2. */
export const ThreeToTwo = meta.story({
  parameters: shows({ aspectRatio: '3/2', theme: 'sustainability' }),
});

// Proves PRM-06.
/** Image ratio 4:3. */
export const FourToThree = meta.story({
  parameters: shows({ aspectRatio: '4/3', theme: 'blue-light' }),
});

// Proves PRM-06.
/** A square image. */
export const Square = meta.story({
  parameters: shows({ aspectRatio: '1/1', theme: 'coffee-dark' }),
});

// Proves PRM-06.
/** Without its own link, the whole block links to the editor's address. */
export const WholeBlockIsLink = meta.story({
  parameters: shows({ link: null, linkURL: '/c/zuhause', theme: 'brown-light' }),
});
