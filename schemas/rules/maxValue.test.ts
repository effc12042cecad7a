import { maxValue } from './maxValue.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('max_value', maxValue, {
  params: { max: 1000 },
  good: ['', undefined, '1,000', 1000, '-5', '999.99'],
  bad: [
    ['1,000.01', 'max_value', { max: 1000 }],
    [1001, 'max_value', { max: 1000 }],
    ['1.2.3', 'wrong_field'],
    [[1], 'wrong_field'],
  ],
})
