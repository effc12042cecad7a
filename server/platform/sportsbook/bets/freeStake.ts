import type { Executor } from '../../../db/Database.ts'
import type { PlayedSlip } from '../../bonuses/betTerms.ts'
import type { Stake } from '../../bonuses/splitStake.ts'
import type { FoundFreeBet } from '../../freebets/createFreeBets.ts'
import { betTermsOf, type FreeBetCode, freeBetAgainst, type PlayedLeg } from '../../freebets/freeBetTerms.ts'
import type { BetServices } from './BetServices.ts'
import { betRepository, type FullBet } from './betRepository.ts'
import { betRefused } from './refusals.ts'

/** @property stakes how many stakes the bet is of */
export type FreeSlip = { currency: string; slip: PlayedSlip; legs: readonly PlayedLeg[]; stakes: bigint }

/** What speaks against a free bet on a slip, and what of it is on each line. */
export function fitFreeBet(
  { amount, currency, read }: Pick<FoundFreeBet, 'amount' | 'currency' | 'read'>,
  { currency: asked, slip, legs, stakes }: FreeSlip,
): { codes: FreeBetCode[]; lineStake: bigint } {
  const codes: FreeBetCode[] = [
    ...(currency === asked ? [] : (['free_bet_currency'] as const)),
    ...freeBetAgainst(read, slip, legs),
    ...(amount % stakes === 0n ? [] : (['free_bet_lines'] as const)),
  ]
  return { codes, lineStake: amount / stakes }
}

/**
 * Stakes a free bet on a bet, whole and once. Nothing is booked for it before the bet is settled: it is no money until then.
 * @throws PlatformError `betRefused` with what speaks against it
 */
export async function stakeFreeBet(
  { freeBets }: Pick<BetServices, 'freeBets'>,
  tx: Executor,
  { uid, freeBet, bet, ...on }: FreeSlip & { uid: number; freeBet: number; bet: number },
): Promise<{ lineStake: bigint; stake: Stake }> {
  const staked = await freeBets.stake(tx, { uid, id: freeBet, bet })
  if (!staked) throw betRefused('free_bet_gone')
  const { codes, lineStake } = fitFreeBet(staked, on)
  const [code] = codes
  if (code) throw betRefused(code)
  return { lineStake, stake: { main: 0n, bonus: staked.amount, bets: betTermsOf(staked.read) } }
}

type Staked = Pick<FullBet, 'id' | 'freeBet'>

/** Nothing was played on a bet: its free bet can be staked again, unless another bet was played on it too. */
export async function returnFreeBet(
  { freeBets }: Pick<BetServices, 'freeBets'>,
  tx: Executor,
  { id, freeBet }: Staked,
): Promise<void> {
  await freeBets.giveBack(tx, id)
  const other = freeBet === null ? undefined : await betRepository.otherOnFreeBet(tx, freeBet, id)
  if (freeBet !== null && other !== undefined) await freeBets.keep(tx, freeBet, other)
}

/**
 * A bet that gave its free bet back is played after all. Where that is staked on another bet by now, the house has given two: which of
 * them was to be is not the player's doing.
 */
export async function keepFreeBet(
  { freeBets }: Pick<BetServices, 'freeBets'>,
  tx: Executor,
  { id, freeBet }: Staked,
): Promise<void> {
  if (freeBet !== null) await freeBets.keep(tx, freeBet, id)
}
