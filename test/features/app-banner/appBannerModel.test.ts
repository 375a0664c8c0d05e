import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type AppOffer, appOfferScript, chooseAppOffer } from '#src/features/app-banner/appBannerModel.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const ANDROID_FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const IPHONE_CHROME = IPHONE.replace('Version/18.5', 'CriOS/140.0.0.0');
const IPHONE_FIREFOX = IPHONE.replace('Version/18.5', 'FxiOS/140.0');
const IPHONE_WEBVIEW = IPHONE.replace(' Safari/604.1', '');
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const IPAD_AS_MAC_CHROME = MAC.replace('Version/18.5', 'CriOS/140.0.0.0');
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const CASES: [string, string, string, boolean, AppOffer, touchPoints?: number][] = [
  ['Android', ANDROID, '', false, 'banner'],
  ['Firefox on Android', ANDROID_FIREFOX, 'sid=1', false, 'banner'],
  ['Chrome on an iPhone', IPHONE_CHROME, '', false, 'banner'],
  ['Safari on an iPhone', IPHONE, '', false, 'storeTag'],
  ['Safari on an iPhone, our banner dismissed in Chrome', IPHONE, '', true, 'storeTag'],
  ['Firefox on an iPhone', IPHONE_FIREFOX, '', false, 'none'],
  ['another app on an iPhone', IPHONE_WEBVIEW, '', false, 'none'],
  ['a Mac', MAC, '', false, 'none'],
  ['Safari on an iPad that calls itself a Mac', MAC, '', false, 'storeTag', 5],
  ['Chrome on an iPad that calls itself a Mac', IPAD_AS_MAC_CHROME, '', false, 'banner', 5],
  ['Windows with a touch screen', WINDOWS, '', false, 'none', 10],
  ['Windows', WINDOWS, '', false, 'none'],
  ['Android, dismissed', ANDROID, '', true, 'none'],
  ['Chrome on an iPhone, dismissed', IPHONE_CHROME, '', true, 'none'],
  ['Android, in our own app', ANDROID, 'sid=1; shopapp=1', false, 'none'],
  ['an iPhone, in our own app', IPHONE, 'shopapp=1', false, 'none'],
  ['Android with a cookie of a similar name', ANDROID, 'myshopapp=1', false, 'banner'],
];

const APP: { appStoreId?: string } = { appStoreId: '4711' };

/** Runs the page's script on a page of its own. */
function runScript(
  userAgent: string,
  cookie: string,
  isDismissed: boolean | 'blocked',
  app: typeof APP | null = APP,
  maxTouchPoints = 0,
) {
  const tags: { name?: string; content?: string }[] = [];
  let isStorageRead = false;
  const documentElement = { dataset: {} as Record<string, string> };
  runInNewContext(appOfferScript({ app }), {
    navigator: { userAgent, maxTouchPoints },
    localStorage: {
      getItem: () => {
        isStorageRead = true;
        if (isDismissed === 'blocked') throw new Error('blocked');
        return isDismissed ? 'true' : null;
      },
    },
    document: {
      cookie,
      documentElement,
      createElement: () => ({}),
      head: { appendChild: (tag: object) => tags.push(tag) },
    },
  });
  return { offer: documentElement.dataset.appOffer, tags, isStorageRead };
}

describe('APP-01: the decision what to offer', () => {
  it.each(CASES)('%s', (_who, userAgent, cookies, isDismissed, offer, touchPoints = 0) =>
    expect(chooseAppOffer({ userAgent, touchPoints, cookies, isDismissed })).toBe(offer),
  );
});

describe('APP-02: the inline script before the first paint makes the same decision', () => {
  it.each(CASES)('%s', (_who, userAgent, cookies, isDismissed, offer, touchPoints) => {
    const page = runScript(userAgent, cookies, isDismissed, APP, touchPoints);
    expect(page.offer).toBe(offer);
    expect(page.tags).toEqual(
      offer === 'storeTag' ? [{ name: 'apple-itunes-app', content: 'app-id=4711' }] : [],
    );
  });

  it.each([{}, { appStoreId: '' }, { appStoreId: 'soon' }])(
    'APP-01: an app without a store id has no tag: %j',
    (app) => expect(runScript(IPHONE, '', false, app)).toMatchObject({ offer: 'storeTag', tags: [] }),
  );

  it('blocked storage counts as not dismissed', () =>
    expect(runScript(ANDROID, '', 'blocked').offer).toBe('banner'));

  it('a shop without an app shows no banner', () =>
    expect(runScript(ANDROID, '', false, null)).toEqual({ offer: 'none', tags: [], isStorageRead: false }));

  it('BEY-07: the first paint waits for the storage only where a banner could appear', () => {
    expect(runScript(WINDOWS, '', false).isStorageRead).toBe(false);
    expect(runScript(ANDROID, 'shopapp=1', false).isStorageRead).toBe(false);
    expect(runScript(ANDROID, '', true).isStorageRead).toBe(true);
  });

  it('cannot close its script element', () =>
    expect(appOfferScript({ app: { appStoreId: "1'</script>&" } })).not.toMatch(/[<&]|script/));
});
