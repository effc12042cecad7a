import { mask } from './mask.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('mask', mask, {
  params: { mask: '+371 (##) ###' },
  good: ['', '+371 (29) 123', '29123'],
  bad: [
    ['2912', 'mask', { mask: '+371 (##) ###' }],
    ['+371 29 123', 'mask', { mask: '+371 (##) ###' }],
    ['+371 (2a) 123', 'mask', { mask: '+371 (##) ###' }],
    [29123, 'wrong_type', { type: 'string' }],
  ],
})
exampleTable('several masks', mask, {
  params: { mask: ['##-##', 'A.#'] },
  good: ['12-34', '1234', 'A.1', '1'],
  bad: [
    ['Ab1', 'mask', { mask: ['##-##', 'A.#'] }],
    ['12', 'mask', { mask: ['##-##', 'A.#'] }],
  ],
})
