import { oneOf } from './oneOf.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('one_of', oneOf, {
  params: { values: ['LV', 'EE', 1, false] },
  good: ['', undefined, null, 'LV', 1, false],
  bad: [
    ['lv', 'one_of'],
    ['1', 'one_of'],
    [0, 'one_of'],
    [['LV'], 'one_of'],
    [{}, 'one_of'],
  ],
})
