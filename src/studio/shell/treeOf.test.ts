import { expect, it } from 'vitest'
import type { DefinitionSummary } from '../api/createContentApi.ts'
import { foldersOf, treeOf } from './treeOf.ts'

const summary = (key: string): DefinitionSummary => {
  const [kind = '', ...id] = key.split('/')
  return { kind, id: id.join('/'), key, state: 'live', saved_at: '', saved_by: '' }
}

it('stands by kind in the order of the house, then by folder and name', () => {
  const keys = ['messages/en/common', 'form/registration', 'messages/de/common', 'form/login', 'odd/one']
  expect(treeOf(keys.map(summary))).toEqual([
    {
      value: 'form/',
      label: 'Forms',
      children: [
        { value: 'form/login', label: 'login' },
        { value: 'form/registration', label: 'registration' },
      ],
    },
    {
      value: 'messages/',
      label: 'Texts',
      children: [
        { value: 'messages/de/', label: 'de', children: [{ value: 'messages/de/common', label: 'common' }] },
        { value: 'messages/en/', label: 'en', children: [{ value: 'messages/en/common', label: 'common' }] },
      ],
    },
    { value: 'odd/', label: 'odd', children: [{ value: 'odd/one', label: 'one' }] },
  ])
})

it('keeps a definition apart from the folder of its name', () => {
  expect(treeOf(['page/casino', 'page/casino/hall'].map(summary))[0]?.children).toEqual([
    { value: 'page/casino/', label: 'casino', children: [{ value: 'page/casino/hall', label: 'hall' }] },
    { value: 'page/casino', label: 'casino' },
  ])
})

it('names the folders that lead to a definition', () => {
  expect(foldersOf('messages/en/common')).toEqual(['messages/', 'messages/en/'])
})
