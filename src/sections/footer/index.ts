export { Footer, type FooterProps } from './Footer.tsx';
export { loadFooterContent } from './footerContent.ts';
export type { FooterPlatform } from './footerModel.ts';
