import { oneTimeCode } from './oneTimeCode.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('one_time_code', oneTimeCode, {
  params: {},
  good: ['', '000000', '123456'],
  bad: [
    ['12345', 'one_time_code', { length: 6 }],
    ['1234567', 'one_time_code', { length: 6 }],
    ['12345a', 'one_time_code', { length: 6 }],
    ['12 456', 'one_time_code', { length: 6 }],
    [123456, 'wrong_type', { type: 'string' }],
  ],
})
exampleTable('one_time_code of another length', oneTimeCode, {
  params: { length: 4 },
  good: ['1234'],
  bad: [['123456', 'one_time_code', { length: 4 }]],
})
