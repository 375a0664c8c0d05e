export { Search, type SearchProps, type SearchVariant } from './Search.tsx';
