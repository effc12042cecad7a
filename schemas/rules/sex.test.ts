import { sex } from './sex.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('sex', sex, {
  params: {},
  good: [1, 2, '1', 'female'],
  bad: [
    ['', 'required'],
    [undefined, 'required'],
    [null, 'required'],
    [0, 'required'],
    ['0', 'required'],
    [1.5, 'wrong_field'],
    [true, 'wrong_field'],
    [['1'], 'wrong_field'],
  ],
})
