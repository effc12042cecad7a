/** Does what several ask for at the same time under one name once, and answers them all alike. Within this process. */
export function createSharing<T>() {
  const underWay = new Map<string, Promise<T>>()
  return function share(name: string, work: () => Promise<T>): Promise<T> {
    const known = underWay.get(name)
    if (known) return known
    const begun = work().finally(() => underWay.delete(name))
    underWay.set(name, begun)
    return begun
  }
}
