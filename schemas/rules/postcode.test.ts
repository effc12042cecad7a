import { postcode } from './postcode.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('postcode', postcode, {
  params: {},
  good: ['', '1', '1050', '12345678'],
  bad: [
    ['123456789', 'postcode'],
    ['LV-1050', 'postcode'],
    [1050, 'wrong_type', { type: 'string' }],
  ],
})
exampleTable('postcode of Latvia', postcode, {
  params: { regex: '^LV-[0-9]{4}$' },
  good: ['', 'LV-1050'],
  bad: [['1050', 'postcode']],
})
