import { maxLength } from './maxLength.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('max_length', maxLength, {
  params: { max: 2 },
  good: ['', 'ab', '🎲🎲'],
  bad: [
    ['abc', 'max_length', { max: 2 }],
    ['🎲🎲🎲', 'max_length', { max: 2 }],
    [12, 'wrong_type', { type: 'string' }],
    [true, 'wrong_type', { type: 'string' }],
    [{ a: 1 }, 'wrong_type', { type: 'string' }],
  ],
})
