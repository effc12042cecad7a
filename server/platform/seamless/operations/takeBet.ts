import type { PlayAnswer } from '#generated/walletApi.ts'
import type { Executor } from '../../../db/Database.ts'
import { lastly } from '../../../db/lastly.ts'
import { together } from '../../../db/together.ts'
import type { PlannedBet } from '../../bonuses/createBonusPlay.ts'
import type { Purses } from '../../bonuses/readPurses.ts'
import type { Stake } from '../../bonuses/splitStake.ts'
import { storedStake } from '../../bonuses/storedStake.ts'
import type { Protection } from '../../responsibleGaming/protectionRepository.ts'
import type { HeldAccounts } from '../../wallet/createLedger.ts'
import { bookOf, pursesAt } from '../bookOf.ts'
import { roundKey } from '../createRoundCloser.ts'
import type { FoundGameSession } from '../gameSessionRepository.ts'
import { answerAgain, hashOf, keep } from '../once.ts'
import { refuseOverLimit, refusePlay, stakeRefusal } from '../refusals.ts'
import { roundRepository, type Staked } from '../roundRepository.ts'
import type { GameRound, GameTransaction } from '../schema.ts'
import { splitOf } from '../stakes.ts'
import { transactionRepository } from '../transactionRepository.ts'
import { WalletError } from '../WalletError.ts'
import type { WalletHandler, WalletServices } from '../WalletServices.ts'

/** What is known of a call before it is judged. */
export type Begun = {
  session: FoundGameSession
  protection: Protection
  purses: Purses
  /** The round that it is of, where it was begun before. */
  round: GameRound | undefined
  held: HeldAccounts
}

type Wanted = {
  provider: string
  transaction: string
  round: string
  amount: bigint
  currency: string
}

/** What a stake of a player's own money is posted to. */
const accountsOf = (uid: number, provider: string) =>
  [
    { uid, kind: 'main' },
    { house: 'revenue', ref: bookOf(provider).revenue },
  ] as const

/** Takes a stake, once. */
export const takeBet =
  (services: WalletServices): WalletHandler<'wallet.bet'> =>
  (input, { provider, inTransaction }) =>
    inTransaction(async (tx) => {
      const { transaction, round: name, currency } = input
      const { ledger, clock } = services
      const hash = hashOf('bet', input)
      const { known, isUndone, ...begun } = await begin(services, tx, provider, input, (uid) =>
        ledger.holdAccounts(tx, { accounts: accountsOf(uid, provider), currency, uid }),
      )
      if (known)
        return {
          transaction: String(known.id),
          ...answerAgain<PlayAnswer>(known, { uid: begun.session.uid, hash, isUndone }),
        }
      const amount = BigInt(input.amount)
      const wanted = { provider, transaction, round: name, amount, currency }
      const { stake, journals, stakeable } = await planStake(services, tx, begun, wanted)
      const answer = { balance: { amount: String(stakeable), currency }, split: splitOf(stake) }
      const staked = stakeOf(begun, wanted, stake, clock())
      const [round, post] = await together([
        begun.round ? stakeRound(tx, staked) : staked,
        ledger.prepare(tx, journals, begun.held),
      ])
      const row = { ...betRow(wanted, round, stake, hash, clock()), answer: JSON.stringify(answer) }
      const [ours] = await lastly(tx, [() => keep(tx, row), post])
      return { transaction: ours(transaction), ...answer }
    })

/**
 * Whose token it is, held until the transaction ends, and what is known of the transaction.
 * @param hold locks accounts that the player's stake will be posted to, in the same breath
 * @throws WalletError TOKEN_EXPIRED, GAME_UNKNOWN; for what is new also what keeps the player from play
 */
export async function begin(
  services: WalletServices,
  tx: Executor,
  provider: string,
  input: { token: string; game: string; transaction: string; round: string; currency: string },
  hold: (uid: number) => Promise<HeldAccounts> = async () => undefined,
): Promise<Begun & { known: GameTransaction | undefined; isUndone: boolean }> {
  const { sessions, protection, bonusPlay, clock } = services
  const { currency, game } = input
  const asked = sessions.hold(tx, provider, input)
  // Asked behind it, and answered as things are under the lock.
  const uid = sessions.ownerOf(input.token) ?? (await asked).uid
  const [session, { known, isUndone: isUndoneOf }, found, purses, round, held] = await together([
    asked,
    transactionRepository.find(tx, provider, input.transaction),
    protection.read(uid, clock(), tx),
    bonusPlay.purses(tx, { uid, product: bookOf(provider).product, currency }),
    roundRepository.find(tx, { provider, uid, game, name: input.round }),
    hold(uid),
  ])
  const begun = {
    ...{ session, protection: found, round: round?.round, held },
    purses: pursesAt(provider, purses),
  }
  const isUndone = isUndoneOf(session.uid)
  if (known) return { ...begun, known, isUndone }
  if (isUndone) throw new WalletError('ALREADY_ROLLED_BACK', 'It was rolled back before it came')
  await refusePlay(services, tx, { session, found, currency })
  return { ...begun, known, isUndone }
}

/** @throws WalletError ROUND_CLOSED, NOT_ENOUGH_MONEY, LIMIT_REACHED, WRONG_CURRENCY */
export async function planStake(
  services: WalletServices,
  tx: Executor,
  { session, protection, purses, round }: Begun,
  { provider, transaction, round: name, amount, currency }: Wanted,
): Promise<PlannedBet> {
  const { uid, game, sysname, categories, purse } = session
  if (round?.state === 'closed') throw new WalletError('ROUND_CLOSED', 'The round is closed')
  if (round && round.currency !== currency)
    throw new WalletError('WRONG_CURRENCY', `The round is in ${round.currency}`)
  const bet = {
    key: `game/${provider}/${transaction}`,
    uid,
    ...bookOf(provider),
    currency,
    amount,
    round: roundKey({ provider, uid, game, name }),
    game: { sysname, categories },
    ...(purse && { from: purse }),
    details: { game: sysname },
  }
  const planned = await services.bonusPlay.planBet(tx, bet, purses).catch(async (error: unknown) => {
    throw await stakeRefusal(services, tx, session, error)
  })
  await refuseOverLimit(services, tx, protection, { uid, currency, own: planned.stake.main })
  return planned
}

/** What a stake brings to its round. */
export function stakeOf(
  { session }: Pick<Begun, 'session'>,
  { provider, round: name, amount, currency }: Wanted,
  stake: Stake,
  now: Date,
): Staked {
  const { uid, game, id: sessionId } = session
  return {
    ...{ provider, uid, game, name, sessionId, currency, now },
    staked: amount,
    won: 0n,
    withBonus: stake.bonusId !== undefined,
    isFree: false,
  }
}

/** Adds a stake to its round, which begins with the first. @throws WalletError ROUND_CLOSED */
export async function stakeRound(tx: Executor, staked: Staked): Promise<GameRound> {
  const round = await roundRepository.stake(tx, staked)
  if (!round) throw new WalletError('ROUND_CLOSED', 'The round is closed')
  return round
}

/** A bet as it is kept, but for what was answered. @param round that which is there, or that which begins with it */
export const betRow = (
  { provider, transaction, amount, currency }: Wanted,
  round: GameRound | Staked,
  stake: Stake,
  requestHash: string,
  createdAt: Date,
) => ({
  provider,
  name: transaction,
  kind: 'bet' as const,
  uid: round.uid,
  ...('id' in round ? { roundId: round.id } : { opens: round }),
  amount,
  currency,
  stake: storedStake(stake),
  requestHash,
  createdAt,
})
