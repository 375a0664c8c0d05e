// Loaded by pages of the stage DEV: the demo's mock consent provider.
document.head.append(
  Object.assign(document.createElement('script'), { src: '/demo/consent/ask.js', async: true }),
);
