import { nameLoose } from './nameLoose.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('name_loose', nameLoose, {
  params: {},
  good: ['', 'Anna', 'Anna 2nd', 'Anna (Ann) "A"', 'R&D + Co: no. 1!'],
  bad: [
    ['<b>', 'name'],
    ['a[0]', 'name'],
    ['a;b', 'name'],
    ['a\\\\b', 'name'],
    [12, 'wrong_type', { type: 'string' }],
    [true, 'wrong_type', { type: 'string' }],
    [{ a: 1 }, 'wrong_type', { type: 'string' }],
  ],
})
