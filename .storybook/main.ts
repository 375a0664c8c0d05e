import { defineMain } from '@storybook/react-vite/node';
import { SCREENSHOT_FOLDERS } from './modes.ts';
import { withPackageImports } from './packageImports.ts';

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-mcp'],
  staticDirs: [
    // The same images and addresses as on the demo server.
    { from: '../mocks/images/products', to: '/images' },
    { from: '../mocks/images/scenes', to: '/images/teasers' },
    { from: '../demo/public/service/footer-images', to: '/service/footer-images' },
    { from: '../demo/public/service/newsletter', to: '/service/newsletter' },
    { from: '../demo/public/mail', to: '/mail' },
    // Static pages for the story of the comparison, which has no server.
    { from: '../stories/pages/compared', to: '/compared' },
    // For the docs pages Screenshots and Compare.
    { from: '../test/screenshots', to: `/${SCREENSHOT_FOLDERS.accepted}` },
    // Fonts of Storybook's UI.
    { from: '../src/styles/fonts', to: '/fonts' },
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    backgrounds: false,
    measure: true,
    outline: true,
    sidebarOnboardingChecklist: false,
    componentsManifest: true,
  },
  typescript: { reactDocgen: 'react-docgen' },
  // Publishes the components' data at `/mcp` and `manifests/components.json`.
  experimental_manifests: (manifests) => withPackageImports(manifests ?? {}),
});
