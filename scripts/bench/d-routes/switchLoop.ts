import { parse } from 'regexparam'
import { matchRoute } from 'wouter'

/**
 * What wouter's `Switch` does at every render: each route in turn, its pattern parsed anew, until one fits. The walk
 * through React's elements is left out, which is in its favour.
 */
export function switchLoop(patterns: readonly string[]) {
  return (path: string): { index: number; params: Record<string, string | undefined> } | null => {
    for (const [index, pattern] of patterns.entries()) {
      const [fits, params] = matchRoute(parse, pattern, path)
      if (fits) return { index, params }
    }
    return null
  }
}
