// The door of `vitrine/promotion`: banners, benefits and scenes from the shop's editors.

export * from './features/promotions/index.ts';
