import { expect, it } from 'vitest'
import type { Definition } from '../api/createContentApi.ts'
import type { Studio } from '../stores/createStudio.ts'
import { saveTexts } from './saveTexts.ts'

it('leaves a text as it is that somebody has written since it was looked at', async () => {
  const key = 'messages/lv/pages'
  const kept: Record<string, Definition> = { [key]: { kind: 'messages', messages: { a: 'theirs', b: 'b' } } }
  const api = {
    draft: async () => ({ definition: kept[key], etag: '"1"' }),
    save: async (name: string, definition: Definition) => {
      kept[name] = definition
    },
  }
  const studio = {
    ...{ api, withSession: (step: () => unknown) => step(), refresh: async () => {} },
  } as unknown as Studio
  const change = { definition: key, text: 'new' }
  const changes = [
    { ...change, key: 'a', before: 'a' },
    { ...change, key: 'b', before: 'b' },
    { ...change, key: 'c', before: undefined },
  ]
  expect(await saveTexts(studio, 'lv', changes, () => '')).toEqual(['a'])
  expect(kept[key]?.messages).toEqual({ a: 'theirs', b: 'new', c: 'new' })
})
