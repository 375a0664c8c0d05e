// Loaded by pages of the stage DEV: the demo's mock consent provider (APP-03).
document.head.append(
  Object.assign(document.createElement('script'), { src: '/demo/consent/ask.js', async: true }),
);
