import type { Executor } from '../../db/Database.ts'

/** What players do once: an account was opened, a contact of theirs is confirmed, their personal data is complete. */
export type Act = 'register' | 'confirm' | 'profile'

/** Notes an act for whoever rewards it, in the transaction in which it is done; again is no harm. */
export type NoteAct = (tx: Executor, uid: number, act: Act) => Promise<void>
