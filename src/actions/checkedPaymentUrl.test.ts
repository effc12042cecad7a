import { expect, it } from 'vitest'
import { checkedPaymentUrl } from './checkedPaymentUrl.ts'

const origin = 'https://aurora.example'
const origins = ['https://pay.example', 'http://127.0.0.1:4000']

it.each([
  ['/sandbox/pay/7?lang=en', '/sandbox/pay/7?lang=en'],
  ['https://aurora.example/cashier', 'https://aurora.example/cashier'],
  ['https://pay.example/hosted/7?x=1#y', 'https://pay.example/hosted/7?x=1#y'],
  ['http://127.0.0.1:4000/pay', 'http://127.0.0.1:4000/pay'],
])('%s may be gone to', (target, expected) => {
  expect(checkedPaymentUrl(target, origin, origins)).toBe(expected)
})

it.each([
  'https://evil.example/',
  'http://pay.example/hosted',
  'https://pay.example:8443/',
  'https://pay.example.evil.example/',
  'https://pay.example@evil.example/',
  'https://somebody:secret@pay.example/',
  '//evil.example/',
  '/\\evil.example',
  'https:\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' https://pay.example/',
  '',
])('%s may not', (target) => {
  expect(checkedPaymentUrl(target, origin, origins)).toBeUndefined()
})
