type Node<T> = { literals: Map<string, Node<T>>; parameter?: Node<T>; entry?: T }

/**
 * Route patterns as a tree of their segments, so that the time to find one does not grow with the table. A pattern is
 * `/`, or segments that are literal or, as `:name`, stand for any that is not empty. Where several patterns fit, literal
 * segments win over parameters, from the first on.
 */
export class RouteTree<T> {
  #root: Node<T> = makeNode()

  /** Of two patterns that differ in names alone, the one added first counts. */
  add(pattern: string, entry: T): void {
    let node = this.#root
    for (const segment of segmentsOf(pattern)) {
      if (segment.startsWith(':')) {
        node.parameter ??= makeNode()
        node = node.parameter
      } else {
        const next = node.literals.get(segment) ?? makeNode<T>()
        node.literals.set(segment, next)
        node = next
      }
    }
    node.entry ??= entry
  }

  /** What was added under the pattern that fits the path best, and the segments that parameters stand for. */
  find(path: string): { entry: T; values: readonly string[] } | undefined {
    return findBelow(this.#root, segmentsOf(path), 0, [])
  }
}

function makeNode<T>(): Node<T> {
  return { literals: new Map() }
}

/** One trailing slash is ignored. */
function segmentsOf(path: string): string[] {
  const end = path.endsWith('/') ? -1 : undefined
  return path.slice(0, end).split('/').slice(1)
}

function findBelow<T>(
  node: Node<T>,
  segments: readonly string[],
  at: number,
  values: readonly string[],
): { entry: T; values: readonly string[] } | undefined {
  const segment = segments[at]
  if (segment === undefined) return node.entry === undefined ? undefined : { entry: node.entry, values }
  const literal = node.literals.get(segment)
  const found = literal && findBelow(literal, segments, at + 1, values)
  if (found || segment === '' || !node.parameter) return found
  return findBelow(node.parameter, segments, at + 1, [...values, segment])
}
