import { date } from './date.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('date', date, {
  params: {},
  good: ['', '2024-02-29', '31.12.1999', '1.2.2000', "31'12'1999", '31,12,1999', '0001-01-01'],
  bad: [
    ['2023-02-29', 'date'],
    ['31.04.2020', 'date'],
    ['99-01-01', 'date'],
    ['01.01.99', 'date'],
    ['2020/01/01', 'date'],
    ['2020-01-01T00:00', 'date'],
    ['0000-01-01', 'date'],
    ['2020-00-01', 'date'],
    ['today', 'date'],
    [20200101, 'wrong_type', { type: 'string' }],
  ],
})
exampleTable('date of birth of an adult', date, {
  params: { min: '1900-01-01', max: '-P18Y' },
  good: ['2008-03-31', '31.03.2008', '1900-01-01'],
  bad: [
    ['2008-04-01', 'max_date', { max: '2008-03-31' }],
    ['01.04.2008', 'max_date', { max: '2008-03-31' }],
    ['1899-12-31', 'min_date', { min: '1900-01-01' }],
  ],
})
exampleTable('date within the next month', date, {
  params: { min: 'today', max: 'P1M' },
  good: ['2026-03-31', '2026-04-30'],
  bad: [
    ['2026-03-30', 'min_date', { min: '2026-03-31' }],
    ['2026-05-01', 'max_date', { max: '2026-04-30' }],
  ],
})
