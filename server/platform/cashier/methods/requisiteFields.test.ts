import { describe, expect, it } from 'vitest'
import type { Field } from '#generated/grammar/types.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { requisiteFields } from './requisiteFields.ts'

const other = { value: 'new', label: 'methods.other' }
const card = (others?: (typeof other)[], required = true): Field => ({
  sysname: 'card',
  type: 'radio',
  attributes: {
    label: 'methods.card',
    params: { is_required: required },
    options: { select: { used: true, ...(others && { others }) } },
  },
})
const asked = (field: Field, ...used: Record<string, string>[]) => {
  const live = { formDefinition: () => ({ fields: [field] }) } as unknown as LiveSite
  return requisiteFields(live, { requisites: 'requisites-card' }, used)?.map(
    ({ attributes }) => attributes.options?.select,
  )
}
const masked = '411111...1111'

describe('the fields that a method asks for', () => {
  it('offer what the player used before, each value once, and then the others', () => {
    const used: Record<string, string>[] = [
      { card: masked },
      { card: masked },
      { bank: 'x' },
      { card: '555555...4444' },
    ]
    expect(asked(card([other]), ...used)).toEqual([
      [{ value: masked, name: masked }, { value: '555555...4444', name: '555555...4444' }, other],
    ])
    expect(asked(card([other]))).toEqual([[other]])
  })

  it('are none to fill in where only what was used before will do, and nothing was', () => {
    expect(asked(card())).toBeUndefined()
    expect(asked(card(), { card: masked })).toEqual([[{ value: masked, name: masked }]])
    expect(asked(card(undefined, false))).toEqual([[]])
  })

  it('are left as they are otherwise, and none where the method names no form', () => {
    const plain: Field = { sysname: 'iban', type: 'input', attributes: { label: 'methods.iban' } }
    expect(asked(plain)).toEqual([undefined])
    expect(requisiteFields({} as LiveSite, {}, [])).toEqual([])
  })
})
