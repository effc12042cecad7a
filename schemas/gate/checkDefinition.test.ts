import { expect, it } from 'vitest'
import { checkDefinition } from './checkDefinition.ts'

const texts = (messages: Record<string, string>) => ({
  kind: 'messages',
  id: 'lv/menu',
  edition: 2,
  locale: 'lv',
  messages,
})

it('refuses control characters, where they stand', () => {
  const broken = texts({ 'menu.ok': 'two\n\tlines', 'menu.a': 'a\u0000b', 'menu.b': 'c\u0085' })
  expect(checkDefinition(broken).map(({ code, pointer }) => [code, pointer])).toEqual([
    ['control_character', '/messages/menu.a'],
    ['control_character', '/messages/menu.b'],
  ])
})

it('refuses a text that could not be shown, where it stands', () => {
  const sound = { 'menu.ok': '{n, number, integer} {d, date, ::yMMMd} {n, plural, one {#} other {#}}' }
  expect(checkDefinition(texts(sound))).toEqual([])
  const broken = texts({ ...sound, 'menu.a/b': '{n, number, whole}', 'menu.c': '{n, spellout}' })
  expect(checkDefinition(broken)).toMatchObject([
    { code: 'icu', pointer: '/messages/menu.a~1b', message: expect.stringContaining('{n, number, whole}') },
    { code: 'icu', pointer: '/messages/menu.c', message: expect.stringContaining('{n, spellout}') },
  ])
})
