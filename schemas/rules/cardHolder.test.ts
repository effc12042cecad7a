import { cardHolder } from './cardHolder.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('card_holder', cardHolder, {
  params: {},
  good: ['', 'JANIS BERZINS', "Anna-Maria O'Neil Jr.", 'Jānis'],
  bad: [
    ['ANNA 2', 'card_holder'],
    ['A_B', 'card_holder'],
    ['A, B', 'card_holder'],
    [12, 'wrong_type', { type: 'string' }],
    [true, 'wrong_type', { type: 'string' }],
    [{ a: 1 }, 'wrong_type', { type: 'string' }],
  ],
})
