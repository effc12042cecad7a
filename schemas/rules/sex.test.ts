import { sex } from './sex.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('sex', sex, {
  params: {},
  good: ['', undefined, 1, 2, '1', 'female'],
  bad: [
    [0, 'required'],
    ['0', 'required'],
    [1.5, 'wrong_field'],
    [true, 'wrong_field'],
    [['1'], 'wrong_field'],
  ],
})
