export { StoreFinder, type StoreFinderProps } from './StoreFinder.tsx';
