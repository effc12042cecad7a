import { plainCharacters } from '#schemas/rules/plainCharacters.ts'
import { fold } from './fold.ts'

export type NameKind = 'login' | 'email' | 'phone'
export type SignInName = { name: string; kind: NameKind }

/** An e-mail address in the form that is compared. */
export function emailName(email: string): SignInName {
  return { name: fold(email), kind: 'email' }
}

/** A phone number in the form that is compared: its digits, dial code first. */
export function phoneName(number: string): SignInName {
  return { name: number.replace(/\D/g, ''), kind: 'phone' }
}

/**
 * What somebody typed to sign in, in the form that is compared. A leading + is stripped (product document, section 5),
 * so that a phone number is found with and without it; spaces and dashes in it do not matter.
 */
export function signInName(typed: string): SignInName {
  const text = fold(typed).replace(/^\+/, '')
  if (text.includes('@')) return emailName(text)
  const plain = plainCharacters(text).replace(/^\+/, '')
  if (/^[\d\s()./-]+$/.test(plain) && /\d/.test(plain)) return phoneName(plain)
  return { name: text, kind: 'login' }
}

/**
 * What tries with a name are counted under. A number counts by its last digits, with its dial code and without it: two
 * spellings must not give twice the tries, and what is counted must not tell whose number it is.
 */
export function countedName({ name, kind }: SignInName): string {
  return kind === 'phone' ? name.slice(-7) : name
}
