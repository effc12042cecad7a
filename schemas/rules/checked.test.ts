import { checked } from './checked.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('checked', checked, {
  params: {},
  good: [true],
  bad: [
    [false, 'unchecked'],
    [undefined, 'unchecked'],
    [null, 'unchecked'],
    ['true', 'unchecked'],
    [1, 'unchecked'],
  ],
})
