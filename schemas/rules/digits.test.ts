import { digits } from './digits.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('digits', digits, {
  params: {},
  good: ['', '0', '0123456789'],
  bad: [
    ['1a', 'digits'],
    ['-1', 'digits'],
    ['1.0', 'digits'],
    ['١٢٣', 'digits'],
    ['1\n', 'digits'],
    [12, 'wrong_type', { type: 'string' }],
    [true, 'wrong_type', { type: 'string' }],
    [{ a: 1 }, 'wrong_type', { type: 'string' }],
  ],
})
