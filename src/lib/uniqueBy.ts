/** The items without those whose id an earlier one has. */
export function uniqueBy<Item>(items: readonly Item[], idOf: (item: Item) => string): Item[] {
  const ids = new Set<string>();
  return items.filter((item) => !ids.has(idOf(item)) && ids.add(idOf(item)));
}
