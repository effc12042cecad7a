import { sum } from './sum.ts'
import { exampleTable } from './testing/exampleTable.ts'

const params = { min: 10, max: 5000, currency: 'EUR' }

exampleTable('sum', sum, {
  params,
  good: ['', undefined, '10', '5000', '42', 10, 5000],
  bad: [
    ['010', 'wrong_field'],
    ['0', 'wrong_field'],
    ['10.5', 'wrong_field'],
    ['1,000', 'wrong_field'],
    ['-10', 'wrong_field'],
    ['ten', 'wrong_field'],
    ['1e3', 'wrong_field'],
    [10.5, 'wrong_field'],
    [true, 'wrong_field'],
    ['9', 'range', params],
    ['5001', 'range', params],
    ['9'.repeat(400), 'range', params],
    [5001, 'range', params],
  ],
})

exampleTable('sum with three decimals', sum, {
  params: { min: 0.001, max: 5000, currency: 'KWD', decimals: 3 },
  good: ['10', '10.5', '10.505', '0.001'],
  bad: [
    ['10.5055', 'wrong_field'],
    ['0.000', 'range', { min: 0.001, max: 5000, currency: 'KWD' }],
  ],
})

exampleTable('sum with cents', sum, {
  params: { ...params, decimals: 2 },
  good: ['10', '10.5', '10.50', '4999.99', 10.25],
  bad: [
    ['010', 'wrong_field'],
    ['10.555', 'wrong_field'],
    ['10.', 'wrong_field'],
    ['.50', 'wrong_field'],
    ['9.99', 'range', params],
    ['0.50', 'range', params],
    ['5000.01', 'range', params],
  ],
})
