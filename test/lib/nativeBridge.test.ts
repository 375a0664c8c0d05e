import { expect, it, vi } from 'vitest';
import { goBack } from '#src/lib/nativeBridge.ts';

const page = (shell: object) => {
  const back = vi.fn();
  return { window: { ...shell, history: { back } } as unknown as Window, back };
};

it('HDR-03: the native app handles back first', () => {
  const goBackInApp = vi.fn(() => true);
  const { window, back } = page({ nativeApp: { back: () => true }, mobileApp: { goBack: goBackInApp } });
  expect(goBack(window)).toBe('nativeApp');
  expect(goBackInApp).not.toHaveBeenCalled();
  expect(back).not.toHaveBeenCalled();
});

it.each([
  ['is not there', {}],
  ['has nowhere to go', { nativeApp: { back: () => false } }],
  [
    'throws',
    {
      nativeApp: {
        back: () => {
          throw new Error('shell is gone');
        },
      },
    },
  ],
  ['is an older one', { nativeApp: {} }],
])('HDR-03: the mobile app handles back where the native app %s', (_why, shell) => {
  const { window, back } = page({ ...shell, mobileApp: { goBack: () => true } });
  expect(goBack(window)).toBe('mobileApp');
  expect(back).not.toHaveBeenCalled();
});

it.each([
  ['nothing', undefined],
  ['a promise', Promise.resolve(false)],
  ['null', null],
])('HDR-03: a native app that returns %s has handled back, and nothing else does', (_what, answer) => {
  const goBackInApp = vi.fn();
  const { window, back } = page({ nativeApp: { back: () => answer }, mobileApp: { goBack: goBackInApp } });
  expect(goBack(window)).toBe('nativeApp');
  expect(goBackInApp).not.toHaveBeenCalled();
  expect(back).not.toHaveBeenCalled();
});

it('HDR-03: a native method is called on its object', () => {
  const nativeApp = { depth: 2, back: () => {} };
  nativeApp.back = function (this: typeof nativeApp) {
    this.depth -= 1;
  };
  goBack(page({ nativeApp }).window);
  expect(nativeApp.depth).toBe(1);
});

it('HDR-03: the browser history goes back where no app handles it', () => {
  const { window, back } = page({ nativeApp: { back: () => false }, mobileApp: { goBack: () => false } });
  expect(goBack(window)).toBe('history');
  expect(back).toHaveBeenCalledOnce();
});
