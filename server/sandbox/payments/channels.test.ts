import { expect, it } from 'vitest'
import { channelOf } from './channels.ts'

it('lets another sum be sent by crypto, of the decimals that the currency has', () => {
  const { read } = channelOf('crypto')
  const payment = { id: '1', amount: '10.50', requisites: {} }
  expect(read(payment, { sent: '10.50' })).toEqual({})
  expect(read(payment, { sent: '9.9' })).toEqual({ moved: '9.9' })
  for (const sent of ['0.001', '0', '0.00', '-1', '1e3', 'a'])
    expect(read(payment, { sent }).errors).toHaveProperty('sent')
  expect(read({ ...payment, amount: '1050' }, { sent: '10.5' }).errors).toHaveProperty('sent')
})
