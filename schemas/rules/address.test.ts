import { address } from './address.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('address', address, {
  params: {},
  good: ['', 'Brīvības iela 12/5', 'Main St 5 | 7', "King's Rd. 3-4"],
  bad: [
    ...[...'@_"!?#$%^&*(){}[]\\<>~§+:;`'].map((symbol) => [`Main ${symbol} 5`, 'address'] as const),
    [12, 'wrong_type', { type: 'string' }],
  ],
})
