// What a page of the stage LIVE loads: the demo's one stand-in for a consent provider (APP-03).
document.head.append(
  Object.assign(document.createElement('script'), { src: '/demo/consent/ask.js', async: true }),
);
