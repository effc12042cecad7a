import { cardNumber } from './cardNumber.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('card_number', cardNumber, {
  params: {},
  good: ['', '4111111111111111', '5555555555554444', '79927398713', '411111...1111', 'new'],
  bad: [
    ['4111111111111112', 'card_number'],
    ['4111 1111 1111 1111', 'card_number'],
    ['41111...1111', 'card_number'],
    ['411111..1111', 'card_number'],
    ['0', 'card_number'],
    ['0'.repeat(20), 'card_number'],
    ['New', 'card_number'],
    [4111111111111111, 'wrong_type', { type: 'string' }],
  ],
})
exampleTable('card_number with a pattern', cardNumber, {
  params: { pattern: '^token_[a-z]+$' },
  good: ['token_abc', '4111111111111111', 'new'],
  bad: [['token_', 'card_number']],
})
