import { useEffect, useRef } from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import { useIsPrepared } from './useIsPrepared.ts';

/**
 * Gives a tool of the toolbar a shortcut, which Storybook's settings list: the toolbar is far from a focus in the story.
 *
 * @param keys an array that stays the same
 */
export function useShortcut(addon: string, label: string, keys: string[], action: () => void): void {
  const api = useStorybookApi();
  const isPrepared = useIsPrepared();
  const latest = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    latest.current = isPrepared ? action : undefined;
    return () => {
      // On a docs page there is no such tool.
      latest.current = undefined;
    };
  });
  useEffect(() => {
    const shortcut = { label, actionName: 'use', defaultShortcut: keys, action: () => latest.current?.() };
    void api.setAddonShortcut(addon, shortcut);
  }, [api, addon, label, keys]);
}
