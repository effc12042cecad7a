import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { NamedContact } from './readContact.ts'

const hidden = '•••'

/**
 * A contact as its owner knows it again and nobody else learns it: `j•••@e•••.com`, `+371 ••••• 940`. The dots say
 * nothing of how long an address is; numbers of one country are as long as each other anyway.
 * @param contact in the form that is kept
 */
export function maskContact({ type, contact }: Pick<NamedContact, 'type' | 'contact'>): string {
  return type === 'email' ? maskEmail(contact) : maskPhone(contact)
}

function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  return `${first(address)}${hidden}@${first(domain)}${hidden}${dot > 0 ? domain.slice(dot) : ''}`
}

/** The first character, which may take two units of UTF-16. */
const first = (text: string): string => [...text][0] ?? ''

function maskPhone(digits: string): string {
  const known = parsePhoneNumberFromString(`+${digits}`)
  const end = digits.slice(-3)
  if (!known || digits.length < 8) return `••••• ${end}`
  return `+${known.countryCallingCode} ${'•'.repeat(Math.max(1, known.nationalNumber.length - 3))} ${end}`
}
