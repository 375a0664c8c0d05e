/** The shop's native shell on `window`. A method has handled the call unless it returns `false` or throws. */
export interface NativeShell {
  nativeApp?: { back?: () => unknown };
  mobileApp?: { goBack?: () => unknown };
}

declare global {
  interface Window extends NativeShell {}
}

/** Whether the page is in a native shell that offers to go back. */
export const hasNativeShell = ({ nativeApp, mobileApp }: NativeShell): boolean =>
  typeof nativeApp?.back === 'function' || typeof mobileApp?.goBack === 'function';

/** Whether a shell's method exists and has handled the call. */
function isHandled(method: (() => unknown) | undefined, shell: unknown): boolean {
  if (typeof method !== 'function') return false;
  try {
    return method.call(shell) !== false;
  } catch {
    return false;
  }
}

/**
 * Goes one step back: in the native app, or else the mobile app, or else the browser's history. @returns where, for
 * tests
 */
export function goBack(page: Window = window): 'nativeApp' | 'mobileApp' | 'history' {
  const { nativeApp, mobileApp } = page;
  if (isHandled(nativeApp?.back, nativeApp)) return 'nativeApp';
  if (isHandled(mobileApp?.goBack, mobileApp)) return 'mobileApp';
  page.history.back();
  return 'history';
}
