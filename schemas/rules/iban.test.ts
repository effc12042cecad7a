import { iban } from './iban.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('iban', iban, {
  params: {},
  good: [
    '',
    'LV80BANK0000435195001',
    'lv80 bank 0000 4351 9500 1',
    'GB29NWBK60161331926819',
    'DE89370400440532013000',
  ],
  bad: [
    ['LV81BANK0000435195001', 'iban'],
    ['LV80BANK000043519500', 'iban'],
    ['XX80BANK0000435195001', 'iban'],
    ['GB29-NWBK-6016-1331-9268-19', 'iban'],
    ['LV', 'iban'],
    [' ', 'iban'],
    [12, 'wrong_type', { type: 'string' }],
    [true, 'wrong_type', { type: 'string' }],
    [{ a: 1 }, 'wrong_type', { type: 'string' }],
  ],
})
