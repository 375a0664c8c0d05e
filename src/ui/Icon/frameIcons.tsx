import { outlineIcon } from './Icon.tsx';

// Outlines from the Lucide project (ISC licence, https://lucide.dev), each merged into one path so that an icon costs
// two elements.

export const ChevronLeftIcon = /* @__PURE__ */ outlineIcon('M15 18l-6-6 6-6', true);
export const LockIcon = /* @__PURE__ */ outlineIcon(
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 10 0v4',
);
