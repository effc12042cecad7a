import { fakename } from './fakename.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('fakename', fakename, {
  params: {},
  good: ['', 'Lucky', 'Lucky777', 'Удача', '٤٤٤٤'],
  bad: [
    ['abc', 'fakename_short', { min: 4 }],
    ['a b c', 'fakename_symbols'],
    ['lucky!', 'fakename_symbols'],
    ['a_b_c', 'fakename_symbols'],
    [12, 'wrong_type', { type: 'string' }],
    [true, 'wrong_type', { type: 'string' }],
    [{ a: 1 }, 'wrong_type', { type: 'string' }],
  ],
})
