import { expect, it } from 'vitest'
import { createLiveSite, type SiteSource } from './siteSource.ts'

it('answers what loyalty consists of in its order, the same until something is published', () => {
  const publish = (...list: [string, number][]) =>
    new Map<string, unknown>(list.map(([key, number]) => [key, { id: key.split('/')[1], number }]))
  let definitions = publish(
    ['loyalty-programme/second', 2],
    ['loyalty-quest/one', 7],
    ['loyalty-programme/first', 1],
    ['loyalty-product/mug', 3],
    ['loyalty-character/diver', 4],
    ['tournament/other', 1],
  )
  const source = {
    definition: (key: string) => definitions.get(key),
    definitions: () => definitions,
  } as unknown as SiteSource
  const live = createLiveSite(source)
  const ids = () =>
    Object.values(live.loyalty()).map((list: readonly { id: string }[]) => list.map(({ id }) => id))
  expect(ids()).toEqual([['first', 'second'], ['one'], ['mug'], ['diver']])
  expect(live.loyalty()).toBe(live.loyalty())
  definitions = publish(['loyalty-programme/third', 3])
  expect(ids()).toEqual([['third'], [], [], []])
})
