/** Parameters of a story that its docs page shows in its own window, after its interactions. */
export const openInDocs = {
  docs: { story: { autoplay: true, inline: false, iframeHeight: '640px' } },
};
