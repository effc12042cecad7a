import { equals } from './equals.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('equals', equals, {
  params: { field: 'password' },
  good: ['', undefined, 'secret1'],
  bad: [
    ['secret2', 'equals', { other: 'password' }],
    ['Secret1', 'equals', { other: 'password' }],
    [1, 'equals', { other: 'password' }],
  ],
})
exampleTable('equals to a field without a value', equals, {
  params: { field: 'constructor' },
  good: ['anything'],
  bad: [],
})
exampleTable('equals with the message for passwords', equals, {
  params: { field: 'password', code: 'passwords_not_equal' },
  good: ['secret1'],
  bad: [['x', 'passwords_not_equal', { other: 'password' }]],
})
