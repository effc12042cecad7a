import { describe, expect, it } from 'vitest'
import { rewrite } from './rewrite.ts'

const signedIn = {
  properties: {
    session: { properties: { authenticated: { const: true } }, required: ['authenticated'], type: 'object' },
  },
  required: ['session'],
}
const page = {
  kind: 'page',
  id: 'home',
  title: 'a.b',
  // biome-ignore lint/suspicious/noThenProperty: a word of the action
  opened: [{ do: 'when', if: signedIn, then: [{ do: 'close' }] }],
  blocks: [{ type: 'text', visibleWhen: signedIn, props: { text: 'a.c' } }],
}

describe('a definition of the first edition, written anew', () => {
  it('is of today, with its conditions as short as they can be said, wherever they stand', () => {
    const short = { '/session/authenticated': true }
    expect(rewrite(page)).toEqual({
      kind: 'page',
      id: 'home',
      edition: 2,
      title: 'a.b',
      // biome-ignore lint/suspicious/noThenProperty: a word of the action
      opened: [{ do: 'when', if: short, then: [{ do: 'close' }] }],
      blocks: [{ type: 'text', visibleWhen: short, text: 'a.c' }],
    })
  })

  it('leaves the one that was handed in as it was', () => {
    const before = structuredClone(page)
    rewrite(page)
    expect(page).toEqual(before)
  })

  it('is the very same where it is of today, also with conditions that could be shorter', () => {
    const today = { ...page, edition: 2, blocks: [{ type: 'text', text: 'a.c', visibleWhen: signedIn }] }
    expect(rewrite(today)).toBe(today)
  })
})
