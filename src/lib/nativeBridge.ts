/** What the shop's native shell puts on `window`; a method answers `true` when it has handled the call (contract). */
export interface NativeShell {
  nativeApp?: { back?: () => unknown };
  mobileApp?: { goBack?: () => unknown };
}

declare global {
  interface Window extends NativeShell {}
}

/** A shell's code is not ours: one that throws has not handled the call. */
function isHandled(call: (() => unknown) | undefined): boolean {
  try {
    return call?.() === true;
  } catch {
    return false;
  }
}

/**
 * Goes one step back: the native app's own way, else the mobile app's, else the browser's history (HDR-03).
 *
 * @returns who went back, for tests and logs
 */
export function goBack(page: Window = window): 'nativeApp' | 'mobileApp' | 'history' {
  if (isHandled(() => page.nativeApp?.back?.())) return 'nativeApp';
  if (isHandled(() => page.mobileApp?.goBack?.())) return 'mobileApp';
  page.history.back();
  return 'history';
}
