import { randomBytes } from 'node:crypto'
import { base32 } from './totp.ts'

const count = 10
/** Of chance: 80 bits, which nobody guesses however fast they are. */
const length = 10

/** Codes to keep on paper, each good once. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const text = base32(randomBytes(length)).toLowerCase()
    return (text.match(/.{4}/g) ?? []).join('-')
  })
}

/** As it is hashed, however it was typed; undefined where it cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '')
  return /^[a-z2-7]{16}$/.test(plain) ? plain : undefined
}
