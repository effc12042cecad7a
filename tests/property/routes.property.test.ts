import fc from 'fast-check'
import { addRoute, createRouter, findRoute } from 'rou3'
import { expect, it } from 'vitest'
import { RouteTree } from '#schemas/runtime/RouteTree.ts'

const literal = fc.constantFrom('a', 'b', 'c')
const pattern = fc
  .array(fc.oneof(literal, fc.constant(':')), { maxLength: 4 })
  .map((segments) => `/${segments.map((one, at) => (one === ':' ? `:p${at}` : one)).join('/')}`)
const path = fc
  .tuple(fc.array(fc.oneof(literal, fc.constantFrom('d', '%20', '')), { maxLength: 5 }), fc.boolean())
  .map(([segments, isSlashed]) => `/${segments.join('/')}${isSlashed ? '/' : ''}`)

it('finds what an established router finds, in any table', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(pattern, { maxLength: 12 }),
      fc.array(path, { maxLength: 20 }),
      (table, paths) => {
        const tree = new RouteTree<string>()
        const router = createRouter<string>()
        for (const one of table) {
          tree.add(one, one)
          addRoute(router, '', one, one)
        }
        for (const one of paths) {
          const peer = findRoute(router, '', one)
          // The peer lets a parameter stand for nothing, which no address of the site does.
          const expected = Object.values(peer?.params ?? {}).includes('') ? undefined : peer
          const found = tree.find(one)
          expect([one, found?.entry, found?.values ?? []]).toEqual([
            one,
            expected?.data,
            Object.values(expected?.params ?? {}),
          ])
        }
      },
    ),
    { numRuns: 2000 },
  )
})
