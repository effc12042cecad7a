import { regex } from './regex.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('regex', regex, {
  params: { pattern: '^[A-Z]{2}$' },
  good: ['', 'LV'],
  bad: [
    ['lv', 'regex'],
    ['LVA', 'regex'],
    [12, 'wrong_type', { type: 'string' }],
  ],
})
exampleTable('regex counts code points', regex, {
  params: { pattern: '^.$' },
  good: ['🎲'],
  bad: [['🎲🎲', 'regex']],
})
exampleTable('regex that does not compile', regex, {
  params: { pattern: '(' },
  good: [''],
  bad: [['(', 'regex']],
})
