import { custom } from './custom.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('custom', custom, {
  params: {},
  good: ['a', ' a'],
  bad: [
    ['', 'required'],
    [undefined, 'required'],
    ['  ', 'required'],
    [12, 'wrong_type', { type: 'string' }],
  ],
})
exampleTable('custom with a pattern', custom, {
  params: { regex: '^a+$' },
  good: ['aa'],
  bad: [
    ['', 'required'],
    ['b', 'wrong_field'],
    ['  ', 'wrong_field'],
  ],
})
exampleTable('custom with a pattern that takes nothing', custom, {
  params: { regex: '^a*$' },
  good: ['', undefined, 'aa'],
  bad: [['b', 'wrong_field']],
})
