import { describe, expect, it } from 'vitest'
import type { Definition, PaymentMethodDefinition } from '#generated/grammar/types.ts'
import bank from '../site/payment-methods/bank-transfer.json' with { type: 'json' }
import card from '../site/payment-methods/card.json' with { type: 'json' }
import site from '../site/site.json' with { type: 'json' }
import { checkPaymentMethod } from './checkPaymentMethod.ts'

const findings = (change: object, ...others: object[]) => {
  const method = { ...card, ...change } as unknown as PaymentMethodDefinition
  const definitions = [site, method, ...others] as unknown as Definition[]
  return checkPaymentMethod(method, { definitions }).map(({ code, pointer }) => `${code} ${pointer}`)
}
const limits = { EUR: { min: '10', max: '100' } }

describe('a payment method', () => {
  it('of the starter site is sound, also beside others, and in a currency without limits not offered', () => {
    expect(findings({}, bank)).toEqual([])
    expect(findings({ deposit: { limits } })).toEqual([])
  })

  it('has a number and names of its own', () => {
    expect(findings({}, { ...bank, number: card.number })).toEqual(['duplicate_number /number'])
    expect(findings({ urlName: 'bank-transfer' }, bank)).toEqual(['duplicate_name /urlName'])
    expect(findings({ urlName: 'cards' }, { ...bank, urlName: 'cards' })).toEqual(['duplicate_name /urlName'])
    expect(findings({ urlName: 'card' }, bank)).toEqual([])
  })

  it('pays in or out, and says how', () => {
    expect(findings({ deposit: undefined, withdraw: undefined })).toEqual(['method_unused '])
    expect(findings({ descriptions: { about: card.descriptions.about } })).toEqual([
      'method_terms /descriptions',
      'method_terms /descriptions',
    ])
  })

  it('keeps to the currencies and countries of the site', () => {
    const deposit = { limits: { ...limits, XXX: limits.EUR }, presets: { JPY: [] } }
    expect(findings({ deposit })).toEqual([
      'unknown_currency /deposit/limits/XXX',
      'unknown_currency /deposit/presets/JPY',
      'method_presets /deposit/presets/JPY',
    ])
    expect(findings({ countries: { allowed: ['LV', 'US'] } })).toEqual([
      'unknown_country /countries/allowed/1',
    ])
    expect(findings({ countries: { excluded: ['US'] } })).toEqual(['unknown_country /countries/excluded/0'])
    expect(findings({ banks: [{ id: 'a', name: 'A', countries: ['US'] }] })).toEqual([
      'unknown_country /banks/0/countries/0',
    ])
  })

  it('has a least sum that is not above the greatest, and sums to pick between them', () => {
    expect(findings({ withdraw: { limits: { EUR: { min: '20', max: '10' } } } })).toEqual([
      'method_limits /withdraw/limits/EUR',
    ])
    const presets = { EUR: [{ value: '9' }, { value: '10' }, { value: '100' }, { value: '101' }] }
    expect(findings({ deposit: { limits, presets } })).toEqual([
      'method_presets /deposit/presets/EUR/0/value',
      'method_presets /deposit/presets/EUR/3/value',
    ])
  })

  it('lists each bank once', () => {
    expect(
      findings({
        banks: [
          { id: 'a', name: 'A' },
          { id: 'a', name: 'B' },
        ],
      }),
    ).toEqual(['duplicate_bank /banks/1/id'])
  })
})
