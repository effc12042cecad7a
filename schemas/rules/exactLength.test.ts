import { exactLength } from './exactLength.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('exact_length', exactLength, {
  params: { length: 2 },
  good: ['', 'ab', '🎲🎲'],
  bad: [
    ['a', 'exact_length', { length: 2 }],
    ['abc', 'exact_length', { length: 2 }],
    [12, 'wrong_type', { type: 'string' }],
    [true, 'wrong_type', { type: 'string' }],
    [{ a: 1 }, 'wrong_type', { type: 'string' }],
  ],
})
