export { Navigation, type NavigationProps } from './Navigation.tsx';
export { type TopEntry, topEntries } from './navigationModel.ts';
