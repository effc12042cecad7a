import type { LoyaltyQuestDefinition } from '#generated/grammar/types.ts'
import { dayIn } from '#schemas/rules/support/dayIn.ts'
import { readOdds } from '../../../../betting/odds/Odds.ts'
import { amountIn } from '../../campaigns/campaignRules.ts'
import type { Game } from '../../games/catalogue/Game.ts'
import { matchesSelection } from '../../games/catalogue/matchesSelection.ts'
import { hundredthsOf, type Rates } from '../../wallet/rates.ts'
import type { Fact } from '../points/Points.ts'
import type { QuestTerms } from './QuestTerms.ts'

/**
 * What a fact adds to a quest.
 * @property mark what is counted by it: facts with the same mark are counted once
 * @property amount that is summed up, in hundredths of a unit
 */
export type QuestStep = { mark: string; amount: bigint }

type Task = NonNullable<LoyaltyQuestDefinition['task']>

type Around = {
  /** The game of its name, where it is or was offered. */
  game: (sysname: string) => Game | undefined
  rates: Rates
}

/** What a fact adds to a quest as it stands; undefined where it adds nothing. */
export function stepOfFact(
  { quest, programme }: QuestTerms,
  fact: Fact,
  around: Around,
): QuestStep | undefined {
  if (fact.isReversed) return undefined
  const one = { mark: `${fact.kind}/${fact.ref}`, amount: 0n }
  if (quest.trigger) return fact.kind === 'act' && fact.ref === quest.trigger ? one : undefined
  const { task } = quest
  if (!task || !isMeant(task, programme.products, fact) || !fits(task, fact, programme.timeZone, around))
    return undefined
  if ('sum' in task) {
    const conversion = { from: fact.currency, to: programme.currency, rates: around.rates }
    const amount = hundredthsOf(fact.staked.real, conversion)
    return amount ? { ...one, amount } : undefined
  }
  if (task.count === 'days') return { ...one, mark: dayIn(programme.timeZone, fact.at) }
  if (task.count === 'games') return fact.game === undefined ? undefined : { ...one, mark: fact.game }
  return one
}

/** Whether a task is about such facts at all: with games only about rounds, with sports and odds only about bets. */
function isMeant(task: Task, products: QuestTerms['programme']['products'], { kind }: Fact): boolean {
  const counted = 'count' in task ? task.count : 'stakes'
  if (counted === 'deposits') return kind === 'deposit'
  if (kind === 'round')
    return counted !== 'bets' && products.includes('casino') && !task.sports && task.leastOdds === undefined
  if (kind === 'bet')
    return counted !== 'rounds' && counted !== 'games' && products.includes('betting') && !task.games
  return false
}

function fits(task: Task, fact: Fact, timeZone: string, { game }: Around): boolean {
  const { games, sports, leastStake, leastOdds } = task
  if (fact.staked.real <= 0n) return false
  if (leastStake) {
    const least = amountIn(leastStake, fact.currency)
    if (least === undefined || fact.staked.real < least) return false
  }
  if (games) {
    const found = fact.game === undefined ? undefined : game(fact.game)
    if (!found || !matchesSelection(found, games, dayIn(timeZone, fact.at))) return false
  }
  if (sports && (fact.sport === undefined || !sports.includes(fact.sport))) return false
  return leastOdds === undefined || (fact.odds ?? 0n) >= BigInt(readOdds(leastOdds) ?? 0)
}
