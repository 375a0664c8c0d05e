import { waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { UserMenu } from '#src/features/user-menu/index.ts';
import { placeInHeader } from '../placeInHeader.tsx';
import { KnownVisitor } from './KnownVisitor.tsx';

const meta = preview.meta({
  title: 'Features/User menu/Sites',
  component: UserMenu,
  render: () => <KnownVisitor />,
  decorators: [placeInHeader('26rem', '48rem')],
  parameters: { scenario: 'visitor-card-member' },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLButtonElement>('[data-vitrine="user-menu"] button')?.click();
    await waitFor(() => {
      if (!canvasElement.querySelector('[data-flyout="USER_MENU"]')) throw new Error('It is not open yet.');
    });
  },
});

// Proves USR-02.
/** Germany has a mobile plan and a community. */
export const Germany = meta.story({ globals: { site: 'DE' } });
// Proves USR-02.
/** The links of Austria. */
export const Austria = meta.story({ globals: { site: 'AT' } });
// Proves USR-02.
/** The links of Switzerland. */
export const Switzerland = meta.story({ globals: { site: 'CH' } });
// Proves USR-02.
/** The links of Switzerland in French. */
export const SwitzerlandInFrench = meta.story({ globals: { site: 'CH_FR' } });
// Proves USR-02.
/** The links of Poland. */
export const Poland = meta.story({ globals: { site: 'PL' } });
// Proves USR-02.
/** The links of Czechia. */
export const CzechRepublic = meta.story({ name: 'Czechia', globals: { site: 'CZ' } });
// Proves USR-02.
/** The links of Hungary. */
export const Hungary = meta.story({ globals: { site: 'HU' } });
// Proves USR-02.
/** The links of Slovakia. */
export const Slovakia = meta.story({ globals: { site: 'SK' } });
// Proves USR-02.
/** Türkiye has neither card nor contact page in the menu. */
export const Turkiye = meta.story({ name: 'Türkiye', globals: { site: 'TR' } });
