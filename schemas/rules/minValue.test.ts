import { minValue } from './minValue.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('min_value', minValue, {
  params: { min: 1000 },
  good: ['', undefined, '1,000', '1000.00', 1000, '1,000,000'],
  bad: [
    ['999', 'min_value', { min: 1000 }],
    [999.99, 'min_value', { min: 1000 }],
    ['-1,000', 'min_value', { min: 1000 }],
    ['ten', 'wrong_field'],
    ['1e9', 'wrong_field'],
    [',', 'wrong_field'],
    [true, 'wrong_field'],
  ],
})
