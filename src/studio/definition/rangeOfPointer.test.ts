import { json } from '@codemirror/lang-json'
import { EditorState } from '@codemirror/state'
import { expect, it } from 'vitest'
import { rangeOfPointer } from './rangeOfPointer.ts'

const doc = JSON.stringify({ id: 'a', fields: [{ sysname: 'email' }, { 'x/y': [true, null] }] }, null, 2)
const state = EditorState.create({ doc, extensions: [json()] })
const at = (pointer: string) => {
  const { from, to } = rangeOfPointer(state, pointer)
  return doc.slice(from, to)
}

it('finds members and items', () => {
  expect(at('/id')).toBe('"a"')
  expect(at('/fields/0/sysname')).toBe('"email"')
  expect(at('/fields/1/x~1y/1')).toBe('null')
})

it('stops where the text ends', () => {
  expect(at('/fields/0/label/text')).toBe('{\n      "sysname": "email"\n    }')
  expect(at('/nothing')).toBe('')
})
