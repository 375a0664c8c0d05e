import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    // The same pictures and the same address as on the demo server.
    { from: '../mocks/pictures/products', to: '/images' },
    { from: '../mocks/pictures/scenes', to: '/images/teasers' },
    { from: '../server/public/service/footer-images', to: '/service/footer-images' },
    { from: '../server/public/service/newsletter', to: '/service/newsletter' },
    // Letters of Storybook's own frame.
    { from: '../src/styles/fonts', to: '/fonts' },
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, measure: true, outline: true, sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
});
