import { promoCode } from './promoCode.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('promo_code', promoCode, {
  params: {},
  good: ['', 'WELCOME', '  ', 12, null],
  bad: [],
})
