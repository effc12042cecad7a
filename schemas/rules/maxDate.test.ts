import { maxDate } from './maxDate.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('max_date', maxDate, {
  params: { max: 'today' },
  good: ['', '2026-03-31', '31.03.2026', '1950-01-01'],
  bad: [
    ['2026-04-01', 'max_date', { max: '2026-03-31' }],
    ['2026-02-30', 'date'],
    ['soon', 'date'],
    [12, 'wrong_type', { type: 'string' }],
    [true, 'wrong_type', { type: 'string' }],
    [{ a: 1 }, 'wrong_type', { type: 'string' }],
  ],
})
