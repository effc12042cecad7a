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

  it('offers the sums of the answer, and nothing that is none', () => {
    expect(boundFields(own({ presets: '/methods/0/presets' }), answer).fields.amount?.sums).toEqual(['20'])
    expect(boundFields(own({ presets: '/none' }), answer).fields.amount).not.toHaveProperty('sums')
  })

  it('leaves other fields alone', () => {
    expect(boundFields(own({}), answer)).toEqual({ fields: {}, properties: {} })
  })
})
