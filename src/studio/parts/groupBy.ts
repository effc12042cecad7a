/** Items by what names them, in the order in which the names first come. */
export function groupBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = nameOf(item)
    groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return groups
}
