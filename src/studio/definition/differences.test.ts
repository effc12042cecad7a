import { expect, it } from 'vitest'
import { differences } from './differences.ts'
import type { Json } from './identity.ts'

it('names what changed by the names of fields, wherever they moved', () => {
  const from: Json = {
    id: 'registration',
    fields: [{ sysname: 'email' }, { sysname: 'phone', required: false }],
  }
  const to: Json = {
    id: 'registration',
    fields: [{ sysname: 'city' }, { sysname: 'phone', required: true }, { sysname: 'email' }],
  }
  expect(differences(from, to)).toEqual([
    { path: ['fields', 'phone', 'required'], kind: 'changed', from: false, to: true },
    { path: ['fields', 'city'], kind: 'added', to: { sysname: 'city' } },
    { path: ['fields'], kind: 'moved' },
  ])
})

it('tells items without names apart by their place', () => {
  expect(differences({ rows: [{ a: 1 }, { a: 2 }] }, { rows: [{ a: 1 }] })).toEqual([
    { path: ['rows', '2'], kind: 'removed', from: { a: 2 } },
  ])
})

it('says of a list without names what came and what went, and nothing of what only stands elsewhere', () => {
  const text = (key: string) => ({ type: 'text', text: key })
  const list = [text('one'), text('two'), text('three')]
  expect(differences(list, [text('new'), ...list])).toEqual([{ path: ['1'], kind: 'added', to: text('new') }])
  expect(differences(list, list.slice(1))).toEqual([{ path: ['1'], kind: 'removed', from: text('one') }])
  expect(differences(list, [text('one'), text('second'), text('three')])).toEqual([
    { path: ['2', 'text'], kind: 'changed', from: 'two', to: 'second' },
  ])
})

it('shows a list of plain values whole', () => {
  expect(differences({ to: ['a', 'b'] }, { to: ['a', 'c'] })).toEqual([
    { path: ['to'], kind: 'changed', from: ['a', 'b'], to: ['a', 'c'] },
  ])
})

it('finds nothing where only the order of members differs', () => {
  expect(differences({ a: 1, b: { c: [null] } }, { b: { c: [null] }, a: 1 })).toEqual([])
})
