export {
  Footer,
  type FooterGroupsPlace,
  type FooterPlace,
  type FooterProps,
  type FooterSlots,
} from './Footer.tsx';
export type { FooterColumnProps } from './FooterColumn.tsx';
export { loadFooterContent } from './footerContent.ts';
export type { FooterPlatform } from './footerModel.ts';
