import { describe, expect, it } from 'vitest'
import type { Field } from '#generated/grammar/types.ts'
import { boundFields } from './boundFields.ts'
import { compileFields } from './compileFields.ts'

const amount = (more: Partial<Field['attributes']>): Field => ({
  sysname: 'amount',
  type: 'amount',
  attributes: { label: 'form.amount', min: 1, ...more },
})
const bounds = { min: '/methods/0/min', max: '/response/methods/0/max' }
const own = (more: Partial<Field['attributes']>) => compileFields([amount(more)]).fields
const answer = {
  methods: [
    {
      min: { amount: '10.00', currency: 'EUR' },
      max: { amount: '500', currency: 'EUR' },
      presets: [{ value: '20' }, { value: 5 }, 'x'],
    },
  ],
}

describe('an amount whose bounds the platform tells', () => {
  it('takes whole sums between them, in place of what the form says', () => {
    const bound = boundFields(own({ bounds }), answer)
    expect(bound.fields.amount?.rules).toEqual([
      { rule: 'type', params: { type: 'string' } },
      { rule: 'sum', params: { min: 10, max: 500, currency: 'EUR' } },
    ])
    expect(bound.properties.amount).toMatchObject({ type: 'string' })
  })

  it('keeps its rules where the answer tells no bounds, or bounds in two currencies', () => {
    const rules = own({ bounds }).amount?.rules
    const other = { methods: [{ ...answer.methods[0], max: { amount: '500', currency: 'USD' } }] }
    for (const one of [{}, undefined, { methods: [] }, other])
      expect(boundFields(own({ bounds }), one).fields.amount?.rules).toEqual(rules)
  })

  const there = (amount: string) => ({ ...answer, available: { amount, currency: 'EUR' } })
  const all = (amount: string, more = {}) =>
    boundFields(own({ bounds: { ...bounds, available: '/available', ...more } }), there(amount)).fields.amount

  it('takes no more than there is, and offers all of it', () => {
    expect(all('120.50')).toMatchObject({
      all: '120',
      rules: [{}, { rule: 'sum', params: { min: 10, max: 120, currency: 'EUR' } }],
    })
    expect(all('9000')).toMatchObject({ all: '500', rules: [{}, { params: { max: 500 } }] })
    // Nothing lies between such bounds: what there is, is told by whoever is asked for it.
    expect(all('9.99')).not.toHaveProperty('all')
    expect(all('9.99')?.rules).toMatchObject([{}, { params: { min: 10, max: 500 } }])
  })

  it('takes cents where they are asked for and the currency has them', () => {
    expect(all('120.50', { cents: true })).toMatchObject({
      all: '120.5',
      rules: [{}, { params: { max: 120.5, decimals: 2 } }],
    })
    const yen = JSON.parse(JSON.stringify(there('120')).replaceAll('EUR', 'JPY'))
    const { fields } = boundFields(own({ bounds: { ...bounds, cents: true } }), yen)
    expect(fields.amount?.rules[1]?.params).not.toHaveProperty('decimals')
  })

  const of = (currency: string, least: string, available: string, cents: boolean) => {
    const amounts = { least, most: '99999999', available }
    const told = Object.entries(amounts).map(([name, sum]) => [name, { amount: sum, currency }])
    const pointers = { min: '/least', max: '/most', available: '/available', cents }
    return boundFields(own({ bounds: pointers }), Object.fromEntries(told)).fields.amount
  }

  it('takes as many decimals as the currency has, to the last unit of what there is', () => {
    expect(of('KWD', '1.000', '12.345', true)).toMatchObject({
      all: '12.345',
      rules: [{}, { params: { min: 1, max: 12.345, decimals: 3 } }],
    })
    expect(of('KWD', '1.000', '12.345', false)).toMatchObject({
      all: '12',
      rules: [{}, { params: { max: 12 } }],
    })
    expect(of('JPY', '100', '12345', true)).toMatchObject({ all: '12345' })
    expect(of('USD', '1', '81129638414606.67', true)).toMatchObject({ all: '99999999' })
    expect(of('EUR', '1', '1234567.07', true)).toMatchObject({ all: '1234567.07' })
  })

  it('takes decimals of what is counted in no coins, where whole sums would be out of reach', () => {
    expect(of('BTC', '0.00010000', '0.12345678', false)).toMatchObject({
      all: '0.12345678',
      rules: [{}, { params: { min: 0.0001, max: 0.12345678, decimals: 8 } }],
    })
  })

  it('offers the sums of the answer, and nothing that is none', () => {
    expect(boundFields(own({ presets: '/methods/0/presets' }), answer).fields.amount?.sums).toEqual(['20'])
    expect(boundFields(own({ presets: '/none' }), answer).fields.amount).not.toHaveProperty('sums')
  })

  it('leaves other fields alone', () => {
    expect(boundFields(own({}), answer)).toEqual({ fields: {}, properties: {} })
  })
})
