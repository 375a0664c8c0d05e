export { Navigation, type NavigationProps } from './Navigation.tsx';
