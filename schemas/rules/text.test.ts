import { exampleTable } from './testing/exampleTable.ts'
import { text } from './text.ts'

const bad = [
  [12, 'wrong_type', { type: 'string' }],
  [true, 'wrong_type', { type: 'string' }],
  [{ a: 1 }, 'wrong_type', { type: 'string' }],
] as const

exampleTable('text', text, {
  params: {},
  good: ['a', ' a '],
  bad: [
    ['', 'required'],
    [undefined, 'required'],
    [null, 'required'],
    [[], 'required'],
    ['  ', 'required'],
    ...bad,
  ],
})
exampleTable('text that is optional', text, {
  params: { optional: true },
  good: ['', ' ', undefined, null, 'a', ' a '],
  bad: [...bad],
})
