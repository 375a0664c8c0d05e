export { StoreFinder } from './StoreFinder.tsx';
