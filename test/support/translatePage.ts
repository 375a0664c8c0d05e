/** Wraps every text node below an element as Chrome's and Edge's translators do; a page can exclude a text. */
export function translatePage(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  for (const node of nodes) {
    if (node.data.trim() === '' || node.parentElement?.closest('[translate="no"]')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    node.replaceWith(outer);
    inner.append(node.data);
  }
}
