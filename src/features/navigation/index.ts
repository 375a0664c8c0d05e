export { Navigation, type NavigationProps } from './Navigation.tsx';
export type { NavigationItem } from './navigationModel.ts';
export type { ThemeWorldGroup, ThemeWorldTile } from './themeWorldModel.ts';
export { type NavigationOptions, useNavigation } from './useNavigation.ts';
export { useThemeWorlds } from './useThemeWorlds.ts';
