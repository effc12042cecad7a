import type { PlayAnswer } from '#generated/walletApi.ts'
import type { Executor } from '../../../db/Database.ts'
import type { Stake } from '../../bonuses/splitStake.ts'
import type { Protection } from '../../responsibleGaming/protectionRepository.ts'
import type { Journal } from '../../wallet/Journal.ts'
import { lockPlayer } from '../../wallet/lockPlayer.ts'
import { roundKey } from '../createRoundCloser.ts'
import type { FoundGameSession } from '../gameSessionRepository.ts'
import { answerAgain, hashOf, keep } from '../once.ts'
import { refuseOverLimit, refusePlay, stakeRefusal } from '../refusals.ts'
import { roundRepository } from '../roundRepository.ts'
import type { GameRound, GameTransaction } from '../schema.ts'
import { splitOf, storedStake } from '../stakes.ts'
import { transactionRepository } from '../transactionRepository.ts'
import { WalletError } from '../WalletError.ts'
import type { WalletHandler, WalletServices } from '../WalletServices.ts'

/** A call that is known from before, or a new one of a player who may play. */
type Begun = { session: FoundGameSession } & (
  | { known: GameTransaction; protection?: undefined }
  | { known?: undefined; protection: Protection }
)

type Wanted = {
  provider: string
  transaction: string
  round: string
  amount: bigint
  currency: string
}

/** Takes a stake, once. */
export const takeBet =
  (services: WalletServices): WalletHandler<'wallet.bet'> =>
  (input, provider) =>
    services.database.transaction(async (tx) => {
      const { transaction, round: name, currency } = input
      const { ledger, clock } = services
      const hash = hashOf('bet', input)
      const { session, known, protection } = await begin(services, tx, provider, input)
      if (known)
        return {
          transaction: String(known.id),
          ...answerAgain<PlayAnswer>(known, { uid: session.uid, hash }),
        }
      const amount = BigInt(input.amount)
      const wanted = { provider, transaction, round: name, amount, currency }
      const { stake, journals, round, stakeable } = await planStake(
        services,
        tx,
        { session, protection },
        wanted,
      )
      await ledger.post(tx, journals)
      const answer = { balance: { amount: String(stakeable), currency }, split: splitOf(stake) }
      const ours = await keep(tx, {
        ...betRow(wanted, round, stake, hash, clock()),
        answer: JSON.stringify(answer),
      })
      return { transaction: ours(transaction), ...answer }
    })

/**
 * Whose token it is, held until the transaction ends, and what is known of the transaction.
 * @throws WalletError TOKEN_EXPIRED, GAME_UNKNOWN; for what is new also what keeps the player from play
 */
export async function begin(
  services: WalletServices,
  tx: Executor,
  provider: string,
  input: { token: string; game: string; transaction: string; currency: string },
): Promise<Begun> {
  const session = await services.sessions.find(tx, provider, input)
  await lockPlayer(tx, session.uid)
  const { known, isBuried } = await transactionRepository.find(tx, provider, input.transaction)
  if (known) return { session, known }
  if (isBuried) throw new WalletError('ALREADY_ROLLED_BACK', 'It was rolled back before it came')
  return { session, protection: await refusePlay(services, tx, session, input.currency) }
}

/** @throws WalletError ROUND_CLOSED, NOT_ENOUGH_MONEY, LIMIT_REACHED, WRONG_CURRENCY */
export async function planStake(
  services: WalletServices,
  tx: Executor,
  { session, protection }: { session: FoundGameSession; protection: Protection },
  { provider, transaction, round: name, amount, currency }: Wanted,
): Promise<{ stake: Stake; journals: Journal[]; stakeable: bigint; round: GameRound }> {
  const { uid, game, sysname, categories, purse } = session
  const named = { provider, uid, game, name }
  const known = await roundRepository.find(tx, named)
  if (known?.round.state === 'closed') throw new WalletError('ROUND_CLOSED', 'The round is closed')
  if (known && known.round.currency !== currency)
    throw new WalletError('WRONG_CURRENCY', `The round is in ${known.round.currency}`)
  const planned = await services.bonusPlay
    .planBet(tx, {
      key: `game/${provider}/${transaction}`,
      uid,
      product: 'casino',
      currency,
      amount,
      revenue: 'casino',
      round: roundKey(named),
      game: { sysname, categories },
      ...(purse && { from: purse }),
      details: { game: sysname },
    })
    .catch(async (error: unknown) => {
      throw await stakeRefusal(services, tx, session, error)
    })
  await refuseOverLimit(services, tx, protection, { uid, currency, own: planned.stake.main })
  const round = await roundRepository.stake(tx, {
    ...named,
    sessionId: session.id,
    currency,
    staked: amount,
    won: 0n,
    withBonus: planned.stake.bonusId !== undefined,
    isFree: false,
    now: services.clock(),
  })
  if (!round) throw new WalletError('ROUND_CLOSED', 'The round is closed')
  return { ...planned, round }
}

/** A bet as it is kept, but for what was answered. */
export const betRow = (
  { provider, transaction, amount, currency }: Wanted,
  { id, uid }: Pick<GameRound, 'id' | 'uid'>,
  stake: Stake,
  requestHash: string,
  createdAt: Date,
) => ({
  provider,
  name: transaction,
  kind: 'bet' as const,
  uid,
  roundId: id,
  amount,
  currency,
  stake: storedStake(stake),
  requestHash,
  createdAt,
})
