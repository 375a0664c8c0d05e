// What a page of the stage DEV loads: the demo's one stand-in for a consent provider (APP-03).
document.head.append(
  Object.assign(document.createElement('script'), { src: '/demo/consent/ask.js', async: true }),
);
