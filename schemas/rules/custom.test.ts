import { custom } from './custom.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('custom', custom, {
  params: {},
  good: ['', 'a'],
  bad: [
    ['  ', 'required'],
    [12, 'wrong_type', { type: 'string' }],
  ],
})
exampleTable('custom with a pattern', custom, {
  params: { regex: '^a+$' },
  good: ['', 'aa'],
  bad: [
    ['b', 'wrong_field'],
    ['  ', 'wrong_field'],
  ],
})
