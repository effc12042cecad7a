import type { CodeTarget } from '../codes/createCodes.ts'
import type { NamedContact } from './readContact.ts'

/** What a code is good for that confirms a contact of an account. */
export const confirmTarget = (uid: number, { type, contact }: Pick<NamedContact, 'type' | 'contact'>) =>
  ({ purpose: 'confirm', subject: `${uid} ${type} ${contact}` }) satisfies CodeTarget
