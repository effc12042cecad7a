import { minLength } from './minLength.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('min_length', minLength, {
  params: { min: 3 },
  good: ['', undefined, 'abc', '🎲🎲🎲', 'āčē', '   '],
  bad: [
    ['ab', 'min_length', { min: 3 }],
    ['🎲🎲', 'min_length', { min: 3 }],
    [12, 'wrong_type', { type: 'string' }],
    [true, 'wrong_type', { type: 'string' }],
    [{ a: 1 }, 'wrong_type', { type: 'string' }],
  ],
})
