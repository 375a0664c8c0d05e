import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PromotionFrame } from '#src/features/promotions/PromotionFrame.tsx';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { Meter } from '#src/ui/Meter/Meter.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { hydrate, putIntoPage } from '../support/hydrate.ts';
import { OnPage } from './page.tsx';

const meter = <Meter label="Noch 5 €" value={0.75} />;
const onServer = (
  <VitrineProvider site="DE" nonce="abc">
    {meter}
  </VitrineProvider>
);

it('BFF-05: a server writes a style element with the nonce of its answer, and no style attribute', () => {
  const html = renderToString(onServer);
  expect(html).not.toContain(' style="');
  const place = putIntoPage(html);
  const sheet = place.querySelector('style');
  expect(sheet).toHaveAttribute('nonce', 'abc');
  const track = place.querySelector('[data-custom]') as HTMLElement;
  expect(getComputedStyle(track).getPropertyValue('--share')).toBe('0.75');
});

it('BFF-05: a browser takes the values over, also if its provider does not know the nonce', async () => {
  const place = putIntoPage(renderToString(onServer));
  expect(await hydrate(place, <OnPage>{meter}</OnPage>)).toEqual([]);
  expect(place.querySelector('style')).toBeNull();
  expect(place.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--share')).toBe('0.75');
});

it('PRM-07: the colours of an editor are in the server’s style element', () => {
  const pair = { ground: '#f6dfb4', text: '#3b2300' };
  const html = renderToString(
    <OnPage>
      <PromotionFrame
        ref={{ current: null }}
        part="top-banner"
        look={{ theme: 'light', colours: { light: pair, dark: pair } }}
      >
        –
      </PromotionFrame>
    </OnPage>,
  );
  expect(html).not.toContain(' style="');
  const frame = putIntoPage(html).querySelector('section') as HTMLElement;
  expect(getComputedStyle(frame).getPropertyValue('--v-promotion-ground-dark')).toBe('#f6dfb4');
});

it('BFF-05: a value that could end its rule is left out of the server’s style element', () => {
  const html = renderToString(
    <OnPage>
      <Skeleton width="1px}body{display:none" height="</style><script>" shape="box" ratio="4/3" />
    </OnPage>,
  );
  expect(html).toMatch(/<style>\[data-custom="[^"]+"\]\{--skeleton-ratio:4\/3\}<\/style>/);
});
