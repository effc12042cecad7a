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
    'GB29-NWBK-6016-1331-9268-19',
    'GB29\u00a0NWBK\u20116016 1331 9268 19 ',
    'IBAN GB29 NWBK 6016 1331 9268 19',
    'IBAN: ＧＢ２９ NWBK 6016 1331 9268 19',
    '\u202dGB29NWBK60161331926819\u202c',
  ],
  bad: [
    ['LV81BANK0000435195001', 'iban'],
    ['LV80BANK000043519500', 'iban'],
    ['XX80BANK0000435195001', 'iban'],
    ['LV', 'iban'],
    ['IBAN', 'iban'],
    ['GB29NWBK60161331926819 and more', 'iban'],
    [' ', 'iban'],
    [12, 'wrong_type', { type: 'string' }],
    [true, 'wrong_type', { type: 'string' }],
    [{ a: 1 }, 'wrong_type', { type: 'string' }],
  ],
})
