import { exampleTable } from './testing/exampleTable.ts'
import { text } from './text.ts'

exampleTable('text', text, {
  params: {},
  good: ['', 'a', ' a '],
  bad: [
    ['  ', 'required'],
    [12, 'wrong_type', { type: 'string' }],
    [true, 'wrong_type', { type: 'string' }],
    [{ a: 1 }, 'wrong_type', { type: 'string' }],
  ],
})
