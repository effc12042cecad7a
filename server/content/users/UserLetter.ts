import type { Executor } from '../../db/Database.ts'

/**
 * What users of the content backend are sent: a link that shows that the address is theirs, what sets another password, or that
 * they have an account already.
 */
export type UserLetter = { to: string; locale: string } & (
  | { kind: 'confirm'; link: string; hours: number }
  | { kind: 'exists' }
  | { kind: 'reset'; code: string; link?: string; minutes: number }
)

/** Leaves it to be sent, in an open transaction. @returns whether there is a way to send it, and words for it */
export type SendUserLetter = (letter: UserLetter, tx: Executor) => Promise<boolean>
