import { expect, it } from 'vitest'
import { compareSites } from './compareSites.ts'

it('shows added, removed and changed definitions, the changes by JSON Pointer', () => {
  const remote = [
    { kind: 'form', id: 'gone' },
    { kind: 'form', id: 'login', 'a/b': 1, fields: [{ x: 1 }, { x: 2 }] },
    { kind: 'form', id: 'same', a: { b: 1, c: 2 } },
  ]
  const local = [
    { kind: 'form', id: 'same', a: { c: 2, b: 1 } },
    { kind: 'form', id: 'login', 'a/b': 2, fields: [{ x: 1, y: 'new' }] },
    { kind: 'form', id: 'new' },
  ]
  expect(compareSites(remote, local)).toEqual([
    '- form/gone',
    '~ form/login',
    '    ~ /a~1b 1 -> 2',
    '    + /fields/0/y "new"',
    '    - /fields/1 {"x":2}',
    '+ form/new',
  ])
})
