import { describe, expect, it } from 'vitest'
import type { Field } from '#generated/grammar/types.ts'
import { compileForm } from '../compiler/compileForm.ts'
import { compileFields } from './compileFields.ts'
import type { Facts } from './Facts.ts'
import { submissionBody } from './submissionBody.ts'
import { submittedValues, suppliedValues } from './submittedValues.ts'

const field = (sysname: string): Field => ({ sysname, type: 'input', attributes: { label: 'form.label' } })
const supplied = compileFields([field('iban'), field('card_holder')])
const form = (into?: string) =>
  compileForm(
    {
      kind: 'form',
      id: 'withdraw',
      dictionary: 'none',
      validation: 'eager',
      fields: [field('amount')],
      dynamicFields: {
        after: 'amount',
        operation: 'cashier.getwithdrawsettings',
        items: '/methods/0/fields',
        source: { requisites: 'withdraw' },
        ...(into && { into }),
      },
      submit: {
        operation: 'cashier.makewithdrawal',
        label: 'form.send',
        body: { method: { from: '/route/params/sysname' } },
      },
      errors: { default: 'form.failed' },
    },
    {},
  )
const facts: Facts = {
  session: { authenticated: true },
  site: {},
  route: { params: { sysname: 'bank-transfer' } },
  query: {},
  device: {},
}
const values = { amount: '50', iban: 'LV80BANK0000435195001', card_holder: '' }
const body = { method: 'bank-transfer', amount: '50', requisites: { iban: 'LV80BANK0000435195001' } }

describe('fields that the platform supplied', () => {
  it('are sent under their own names, or in an object where the form says so', () => {
    expect(submissionBody(form(), values, facts, supplied)).toEqual({
      method: 'bank-transfer',
      amount: '50',
      iban: 'LV80BANK0000435195001',
    })
    expect(submissionBody(form('requisites'), values, facts, supplied)).toEqual(body)
  })

  it('are sent in no object where there are none, or none is filled in', () => {
    expect(submissionBody(form('requisites'), values, facts)).not.toHaveProperty('requisites')
    expect(submissionBody(form('requisites'), { amount: '50' }, facts, supplied)).not.toHaveProperty(
      'requisites',
    )
  })

  it('are read back from that object', () => {
    expect(submittedValues(form('requisites'), body)).toEqual({ amount: '50', iban: 'LV80BANK0000435195001' })
  })

  it('cannot pass for fields of the form itself, nor for what is no field', () => {
    const sent = JSON.parse(
      '{"amount":"50","requisites":{"amount":"1","__proto__":"x","a.b":"y","iban":"z"}}',
    )
    expect(submittedValues(form('requisites'), sent)).toEqual({ amount: '50', iban: 'z' })
    expect(suppliedValues(form('requisites'), sent).strangers).toEqual(['amount', '__proto__', 'a.b'])
    expect(suppliedValues(form('requisites'), { requisites: 'text' })).toEqual({ values: {}, strangers: [] })
  })
})
