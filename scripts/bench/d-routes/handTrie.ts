interface Node {
  literal: Map<string, Node>
  param?: Node
  route?: { index: number; params: string[] }
}

/** The least that a matcher can do: a tree of segments, literals before parameters, nothing decoded or checked. */
export function handTrie(patterns: readonly string[]) {
  const root: Node = { literal: new Map() }
  for (const [index, pattern] of patterns.entries()) {
    let node = root
    const params: string[] = []
    for (const segment of pattern.split('/').slice(1)) {
      if (segment.startsWith(':')) {
        params.push(segment.slice(1))
        node.param ??= { literal: new Map() }
        node = node.param
      } else {
        let next = node.literal.get(segment)
        if (!next) {
          next = { literal: new Map() }
          node.literal.set(segment, next)
        }
        node = next
      }
    }
    node.route = { index, params }
  }
  return (path: string): { index: number; params: Record<string, string> } | null => {
    let node = root
    const values: string[] = []
    for (const segment of path.split('/').slice(1)) {
      const next = node.literal.get(segment) ?? node.param
      if (!next) return null
      if (next === node.param) values.push(segment)
      node = next
    }
    if (!node.route) return null
    const params: Record<string, string> = {}
    for (const [place, name] of node.route.params.entries()) params[name] = values[place] ?? ''
    return { index: node.route.index, params }
  }
}
