import type { Database } from '../../db/Database.ts'
import { contactRepository } from '../accounts/contactRepository.ts'

/** Starts or stops news to a contact; answers whether the player has it. */
export const subscribe = (
  { transaction }: Pick<Database, 'transaction'>,
  uid: number,
  contact: string,
  isSubscribed: boolean,
): Promise<boolean> => transaction((tx) => contactRepository.subscribe(tx, uid, contact, isSubscribed))
