import type { TournamentPrize } from '#generated/grammar/types.ts'
import type { Database, Executor } from '../../db/Database.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import type { Bonuses } from '../bonuses/createBonuses.ts'
import { amountIn } from '../campaigns/campaignRules.ts'
import { winningsIn } from '../campaigns/winningsIn.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import { noticeOf } from '../events/noticeOf.ts'
import type { FreeBets } from '../freebets/createFreeBets.ts'
import type { Freespins } from '../freespins/createFreespins.ts'
import { isExcluded } from '../responsibleGaming/exclusion.ts'
import type { ResponsibleGaming } from '../responsibleGaming/responsibleGaming.ts'
import { eachAlone } from '../shared/eachAlone.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import type { Journal } from '../wallet/Journal.ts'
import { lockPlayer } from '../wallet/lockPlayer.ts'
import { participantRepository, type Winner } from './participantRepository.ts'
import { isRealMoney, placesPaid, prizeFor } from './prizeFor.ts'
import { runRepository } from './runRepository.ts'
import type { Run } from './runs.ts'

/** Milliseconds after its end before a run is closed: rounds that were closed in time are written down by then. */
const settling = 20_000
/** Milliseconds after which a run is left to another job: the one before has given up. */
const leaveAfter = 6 * 3_600_000

export type PrizeServices = {
  database: Database
  ledger: Ledger
  bonuses: Bonuses
  freespins: Freespins
  freeBets: FreeBets
  protection: Pick<ResponsibleGaming, 'read'>
  events: PlayerEvents
  jobs: Jobs
  clock: () => Date
}

/** Ends runs: takes the places down once, and gives each prize once. */
export function createPrizes(services: PrizeServices) {
  const { database, ledger, bonuses, freespins, freeBets, protection, events, jobs, clock } = services
  let isStarted = false

  /** Takes the places down. From then on no round counts, for it waits for this and finds the run closed. */
  const close = (id: number): Promise<void> =>
    database.transaction(async (tx) => {
      const run = await runRepository.lockToClose(tx, id, clock())
      if (!run) return
      await participantRepository.place(tx, id, placesPaid(run.terms.definition))
      await runRepository.closed(tx, id, clock())
    })

  /** Gives a prize and notes it, both or neither. */
  const give = (run: Run, uid: number): Promise<void> =>
    database.transaction(async (tx) => {
      const { currency } = await lockPlayer(tx, uid)
      const winner = await participantRepository.lockDue(tx, run.id, uid)
      if (!winner) return
      const prize = prizeFor(run.terms.definition, winner.place)
      const journals = prize && (await plan(tx, run, prize, winner, currency))
      if (journals && journals.length > 0) await ledger.post(tx, journals)
      const state = journals ? 'given' : 'withheld'
      await participantRepository.settle(tx, { run: run.id, uid, state, at: clock() })
      await events.notify(uid, { name: 'balance', data: {} }, tx)
      // A free bet says by itself that it has come.
      if (journals && !('freeBet' in prize)) await events.notify(uid, noticeOf({ what: 'prize' }), tx)
    })

  /** @returns journals of the prize; undefined where it cannot be given */
  async function plan(
    tx: Executor,
    run: Run,
    prize: TournamentPrize,
    winner: Winner,
    currency: string,
  ): Promise<Journal[] | undefined> {
    if (winner.isBarred) return undefined
    const { exclusion } = await protection.read(winner.uid, clock(), tx)
    // Their money is theirs; nothing that can only be played with goes to somebody who may not play.
    if (isExcluded(exclusion, clock()) && !isRealMoney(prize)) return undefined
    return planPrize(tx, run, prize, { uid: winner.uid, currency })
  }

  async function planPrize(
    tx: Executor,
    { id, terms: { definition } }: Run,
    prize: TournamentPrize,
    { uid, currency }: { uid: number; currency: string },
  ): Promise<Journal[] | undefined> {
    const { name, text, image } = definition
    const content = { name, text, ...(image && { image }) }
    const reason = `tournament/${id}`
    if ('spins' in prize) {
      const { game, spins, days } = prize
      const stake = amountIn(prize.stake, currency)
      const winnings = winningsIn(prize.winnings, content, currency)
      if (stake === undefined || winnings === 'incomplete') return undefined
      const pack = { uid, reason, game, currency, stake, spins, days, ...(winnings && { winnings }) }
      await freespins.grant(tx, pack)
      return []
    }
    if ('freeBet' in prize) {
      const { bets: terms, days } = prize
      const amount = amountIn(prize.freeBet, currency)
      if (amount === undefined) return undefined
      await freeBets.grant(tx, { uid, reason, currency, amount, terms, content, days })
      return []
    }
    const amount = amountIn(prize.amount, currency)
    const bonus = winningsIn(prize.bonus, content, currency)
    if (amount === undefined || bonus === 'incomplete') return undefined
    if (bonus) {
      const { wagering, days, terms, convertsMost } = bonus
      return bonuses.grant(tx, {
        uid,
        product: 'casino',
        reason,
        currency,
        amount,
        required: amount * BigInt(wagering),
        ...(convertsMost !== undefined && { convertsMost: BigInt(convertsMost) }),
        content,
        ...(terms && { terms }),
        days,
        atOnce: false,
      })
    }
    const postings = [
      { account: { house: 'promotions' as const }, amount: -amount },
      { account: { uid, kind: 'main' as const }, amount },
    ]
    return [{ key: `${reason}/${uid}`, kind: 'bonus', currency, uid, postings, details: { tournament: id } }]
  }

  /** Ends a run, as far as that is still to be done. */
  async function finish(id: number): Promise<void> {
    await close(id)
    const [run] = await runRepository.find(database.drizzle, [id])
    if (!run?.isClosed) return
    await eachAlone(await participantRepository.due(database.drizzle, id), (uid) => give(run, uid))
  }

  return {
    finish,

    async start(): Promise<void> {
      await jobs.work('tournament', ({ run }) => finish(Number(run)))
      isStarted = true
    },

    /** Leaves the runs that are over to be ended, whichever process sees it first. */
    async sweep(): Promise<void> {
      if (!isStarted) return
      const now = clock()
      const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
      await database.transaction(async (tx) => {
        for (const run of await runRepository.leave(tx, {
          ended: ago(settling),
          before: ago(leaveAfter),
          now,
        }))
          await jobs.enqueue('tournament', { run }, tx)
      })
    },
  }
}
