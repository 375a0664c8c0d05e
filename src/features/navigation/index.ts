export { Navigation, type NavigationProps } from './Navigation.tsx';
export type { ThemeWorldGroup, ThemeWorldTile } from './themeWorldModel.ts';
export { useThemeWorlds } from './useThemeWorlds.ts';
