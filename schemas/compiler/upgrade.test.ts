import { describe, expect, it } from 'vitest'
import { expandDefinitions, type Written } from './expandDefinitions.ts'
import { upgrade } from './upgrade.ts'

const block = {
  type: 'stack',
  props: { gap: 'md' },
  visibleWhen: true,
  slots: {
    default: [
      { type: 'payment-method', props: { sysname: 'visa', type: 'card', look: 'row' } },
      {
        type: 'tabs',
        props: {
          label: 'a.b',
          tabs: [
            { id: 'one', label: 'a.one' },
            { id: 'two', label: 'a.two' },
          ],
        },
        slots: { one: [{ type: 'text', props: { text: 'a.c' } }] },
      },
      {
        type: 'load',
        props: { operation: 'games.get' },
        slots: { default: [], missing: [{ type: 'loader' }] },
      },
    ],
  },
}
const page = { kind: 'page', id: 'home', title: 'a.title', blocks: [block] }

describe('a definition of the first edition', () => {
  it('has its props and slots beside the type afterwards', () => {
    expect(upgrade(page)).toEqual({
      kind: 'page',
      id: 'home',
      edition: 2,
      title: 'a.title',
      blocks: [
        {
          type: 'stack',
          visibleWhen: true,
          gap: 'md',
          blocks: [
            { type: 'payment-method', sysname: 'visa', methodType: 'card', look: 'row' },
            {
              type: 'tabs',
              label: 'a.b',
              tabs: [
                { id: 'one', label: 'a.one', blocks: [{ type: 'text', text: 'a.c' }] },
                { id: 'two', label: 'a.two' },
              ],
            },
            { type: 'load', operation: 'games.get', blocks: [], missing: [{ type: 'loader' }] },
          ],
        },
      ],
    })
  })

  it('is brought up in the views of popups too, and whatever it is, nothing is thrown', () => {
    const popup = { kind: 'popup', id: 'a', views: { main: { title: 'a.b', blocks: [block] } } }
    expect(JSON.stringify(upgrade(popup))).not.toContain('props')
    for (const odd of [null, 1, [], {}, { kind: 'page', blocks: [null, 1, { props: 1, slots: 2 }] }])
      expect(() => upgrade(odd)).not.toThrow()
  })

  it('exhausts nothing, however deep it is nested', () => {
    let deep: unknown[] = []
    for (let depth = 0; depth < 20_000; depth++) deep = [{ type: 'stack', slots: { default: deep } }]
    expect(() => upgrade({ kind: 'page', id: 'x', blocks: deep })).not.toThrow()
  })

  it('is the same once it is expanded, but for the name that changed', () => {
    const { definitions } = expandDefinitions([upgrade(page) as unknown as Written])
    const expected = JSON.parse(JSON.stringify(page).replace('"type":"card"', '"methodType":"card"'))
    expect(definitions).toEqual([expected])
  })

  it('is left alone where it is of today, or of a later day', () => {
    const now = { kind: 'page', id: 'home', edition: 2, blocks: [] }
    const later = { ...now, edition: 3 }
    expect(upgrade(now)).toBe(now)
    expect(upgrade(later)).toBe(later)
  })
})
