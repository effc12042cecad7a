import { loyaltyNotices } from '#schemas/runtime/loyaltyTexts.ts'
import type { Words } from '../told/createLoyaltyWords.ts'
import type { LoyaltyNotice } from './schema.ts'

type Said = Pick<LoyaltyNotice, 'trigger' | 'type' | 'amount' | 'name'>

function topicOf({ trigger, type }: Said): keyof typeof loyaltyNotices {
  if (trigger === 'level') return levelTopics[type]
  if (trigger === 'product') return type === 'credit' ? 'product' : 'productFailed'
  return 'quest'
}

/** A level that was reached, one that was lost, and one that does not hold much longer. */
const levelTopics = { credit: 'levelUp', debit: 'levelDown', failure: 'levelFall' } as const

/** Heading and words of a notice: with the name of what it is about, and how many points. */
export function noticeWords(notice: Said, words: Words): { title: string; message: string } {
  const { title, message } = loyaltyNotices[topicOf(notice)]
  const values = { name: words.say(notice.name, ''), points: Number(notice.amount) }
  return { title: words.say(title, '', values), message: words.say(message, '', values) }
}
