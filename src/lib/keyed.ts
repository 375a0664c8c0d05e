/**
 * Content without ids, with React keys: what each item shows (`contentOf`), numbered where several show the same.
 * With equal keys React would leave an item on the page that is gone from the content.
 */
export function keyed<Item>(
  items: readonly Item[],
  contentOf: (item: Item) => string,
): (readonly [key: string, item: Item])[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const content = contentOf(item);
    const count = (counts.get(content) ?? 0) + 1;
    counts.set(content, count);
    return [`${count} ${content}`, item] as const;
  });
}
