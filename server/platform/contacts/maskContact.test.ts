import { expect, it } from 'vitest'
import { maskContact } from './maskContact.ts'

it.each([
  ['email', 'jane@example.com', 'j•••@e•••.com'],
  ['email', 'j@mail.example.co.uk', 'j•••@m•••.uk'],
  ['email', '𝒿ane@localhost', '𝒿•••@l•••'],
  ['phone', '37121423940', '+371 ••••• 940'],
  ['phone', '4915112345678', '+49 •••••••• 678'],
  ['phone', '99912345678', '••••• 678'],
  ['phone', '1234567', '••••• 567'],
] as const)('the %s %s is shown as %s', (type, contact, shown) => {
  expect(maskContact({ type, contact })).toBe(shown)
})
