import { required } from './required.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('required', required, {
  params: {},
  good: ['a', ' a ', 0, false, ['a'], {}],
  bad: [
    [undefined, 'required'],
    [null, 'required'],
    ['', 'required'],
    [' \t\n\u00a0', 'required'],
    [[], 'required'],
  ],
})
exampleTable('required with another message', required, {
  params: { code: 'insert_phone' },
  good: ['371'],
  bad: [['', 'insert_phone']],
})
