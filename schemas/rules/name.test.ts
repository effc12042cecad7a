import { name } from './name.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('name', name, {
  params: {},
  good: ['', 'Anna', "O'Neil-Smith", 'Jānis Bērziņš', 'Пётр', 'محمد', 'St. John, Jr.'],
  bad: [
    ...[...'@_"!?#$%^&*(){}[]|/\\<>~§+:;`'].map((symbol) => [`An${symbol}na`, 'name'] as const),
    ['Anna2', 'name'],
    ['Anna٢', 'name'],
    [12, 'wrong_type', { type: 'string' }],
  ],
})
