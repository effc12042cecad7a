import { expect, it } from 'vitest'
import { renamedFields } from './renamedFields.ts'

const mail = { type: 'input', label: 'forms.email' } as const
const town = { type: 'input', label: 'forms.town' } as const

it('knows a field again by what is seen of it', () => {
  expect([...renamedFields({ mail, town }, { e_mail: mail, town })]).toEqual([['mail', 'e_mail']])
})

it('takes no field for another that is seen to be another, nor one of several that are alike', () => {
  expect(renamedFields({ mail }, { town }).size).toBe(0)
  expect(renamedFields({ mail }, { mail, again: mail }).size).toBe(0)
  expect(renamedFields({ one: mail, two: mail }, { three: mail }).size).toBe(0)
  expect(renamedFields({ one: mail }, { two: mail, three: mail }).size).toBe(0)
})
