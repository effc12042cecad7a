import { randomBytes } from 'node:crypto'
import type { JackpotDefinition } from '#generated/grammar/types.ts'
import type { Database, Executor } from '../../db/Database.ts'
import { together } from '../../db/together.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import { noticeOf } from '../events/noticeOf.ts'
import type { Catalogue } from '../games/catalogue/createCatalogue.ts'
import type { Game } from '../games/catalogue/Game.ts'
import { matchesSelection } from '../games/catalogue/matchesSelection.ts'
import type { ClosedRound } from '../seamless/createRoundCloser.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import type { Journal, Posting } from '../wallet/Journal.ts'
import { parseAmount, toAmount } from '../wallet/money.ts'
import { jackpotRepository } from './jackpotRepository.ts'
import type { JackpotPool } from './schema.ts'
import { beginCycle, type PoolState, type Step, stepPool, type TierTerms } from './stepPool.ts'

export type Tier = JackpotDefinition['tiers'][number]

type Services = {
  database: Database
  live: LiveSite
  ledger: Pick<Ledger, 'post'>
  events: Pick<PlayerEvents, 'announce' | 'notify'>
  catalogue: Pick<Catalogue, 'current'>
  clock: () => Date
}

/** Pools that grow by what closed rounds have staked, at the cost of the house, and who wins them. */
export function createJackpots({ database, live, ledger, events, catalogue, clock }: Services) {
  const isFedBy = ({ games }: JackpotDefinition) => {
    const today = clock().toISOString().slice(0, 10)
    return (game: Game) => matchesSelection(game, games, today)
  }

  /** The tiers that a round feeds, with their terms in its currency. */
  function fedBy({ sysname, currency }: ClosedRound) {
    const game = catalogue.current().find(sysname)
    if (!game) return []
    return live
      .jackpots()
      .filter((jackpot) => isFedBy(jackpot)(game))
      .flatMap((jackpot) =>
        jackpot.tiers.flatMap((tier) => {
          const terms = termsOf(tier, currency)
          return terms ? [{ jackpot: jackpot.id, tier: tier.id, terms }] : []
        }),
      )
  }

  /**
   * Sets the share of a round aside and draws, once a round, in the transaction that closes it: what was rolled back never
   * counts. The pools are locked last, so that players wait for each other no longer than it takes to commit.
   */
  async function roundClosed(tx: Executor, round: ClosedRound, post: () => Promise<void>): Promise<bigint> {
    if (round.isFree || round.staked <= 0n) return 0n
    const fed = new Map(fedBy(round).map((one) => [`${one.jackpot}/${one.tier}`, one]))
    if (fed.size === 0) return 0n
    await post()
    const { currency, staked, uid, id, closedAt, sysname } = round
    const wanted = [...fed.values()].map(({ jackpot, tier, terms: { ceiling } }) => ({
      jackpot,
      tier,
      ceiling,
    }))
    const pools = await jackpotRepository.lock(tx, currency, wanted, closedAt)
    const journals: Journal[] = []
    const entries: Parameters<typeof jackpotRepository.addEntries>[1] = []
    const wins: Parameters<typeof jackpotRepository.addWins>[1][number][] = []
    const changes: { pool: JackpotPool; state: PoolState; beganAt: Date }[] = []
    for (const pool of pools) {
      const terms = fed.get(`${pool.jackpot}/${pool.tier}`)?.terms
      if (!terms) continue
      const { jackpot, tier } = pool
      const first = pool.cycle === 0 ? beginCycle(pool, terms, newSecret()) : undefined
      if (first) journals.push(...seedJournals(pool, 1, first))
      const step = stepPool(first?.pool ?? pool, terms, { round: id, staked, fresh: newSecret() })
      journals.push(...stepJournals(pool, round, step))
      entries.push({
        ...{ roundId: id, jackpot, tier, currency, uid, staked },
        cycle: step.cycle,
        contributed: step.contributed,
      })
      if (step.won !== undefined)
        wins.push({
          ...{ jackpot, tier, currency, uid, sysname, roundId: id, wonAt: closedAt, amount: step.won },
          ...{ cycle: step.cycle, secret: (first?.pool ?? pool).secret },
        })
      changes.push({
        pool,
        state: step.pool,
        beganAt: first || step.next ? closedAt : pool.beganAt,
      })
    }
    await together([
      ...changes.map(({ pool, state, beganAt }) =>
        jackpotRepository.keep(tx, pool, { ...stateOf(state), beganAt }),
      ),
      jackpotRepository.addEntries(tx, entries),
      jackpotRepository.addWins(tx, wins),
      journals.length > 0 && ledger.post(tx, journals),
      ...[...new Set(entries.map((one) => one.jackpot))].map((of) =>
        events.announce({ name: 'jackpot', of }, tx),
      ),
      ...wins.map(({ amount }) =>
        events.notify(uid, noticeOf({ what: 'jackpot', amount: toAmount(amount, currency) }), tx),
      ),
    ])
    return wins.reduce((total, { amount }) => total + amount, 0n)
  }

  return {
    roundClosed,

    /** Sysnames of the games that feed it. */
    gamesOf: (jackpot: JackpotDefinition): string[] =>
      catalogue
        .current()
        .games.filter(isFedBy(jackpot))
        .map(({ sysname }) => sysname),

    pools: (currency: string) => jackpotRepository.pools(database.drizzle, currency),
    wins: (asked: Parameters<typeof jackpotRepository.wins>[1]) =>
      jackpotRepository.wins(database.drizzle, asked),
  }
}

export type Jackpots = ReturnType<typeof createJackpots>

/** Terms of a tier in a currency; undefined where it is not held in that. */
export function termsOf(
  { kind, share, seed, ceiling, every }: Tier,
  currency: string,
): TierTerms | undefined {
  const units = (amounts: Record<string, string> | undefined) =>
    amounts?.[currency] === undefined ? undefined : parseAmount(amounts[currency], currency)
  const [from, to, odds] = [units(seed), units(ceiling), units(every)]
  if (from === undefined || to === undefined || to <= from) return undefined
  if (kind === 'progressive' && !odds) return undefined
  // Percent with up to four decimals: millionths.
  const [whole = '0', decimals = ''] = share.split('.')
  return { kind, share: BigInt(whole + decimals.padEnd(4, '0')), seed: from, ceiling: to, every: odds ?? 0n }
}

const newSecret = () => randomBytes(32).toString('hex')

/** The accounts of a pool, and the one that the house pays them from: its own, as no other part locks it. */
const cost = { house: 'revenue', ref: 'jackpots' } as const
const poolAccount = ({ jackpot, tier }: JackpotPool) =>
  ({ house: 'jackpot', ref: `${jackpot}_${tier}` }) as const
const reserveAccount = ({ jackpot, tier }: JackpotPool) =>
  ({ house: 'jackpot', ref: `${jackpot}_${tier}_reserve` }) as const

const stateOf = ({ cycle, secret, value, reserve, fraction, seed, ceiling }: PoolState): PoolState => ({
  ...{ cycle, secret, value, reserve, fraction, seed, ceiling },
})

function stepJournals(pool: JackpotPool, round: ClosedRound, step: Step): Journal[] {
  const { jackpot, tier, currency } = pool
  const { moved, diverted, released, won, next, cycle } = step
  const details = { jackpot, tier, cycle, round: round.id }
  const contribution = journal(`jackpot/${jackpot}/${tier}/round/${round.id}`, currency, details, [
    { account: cost, amount: -(moved + diverted) },
    { account: poolAccount(pool), amount: moved + released },
    { account: reserveAccount(pool), amount: diverted - released },
  ])
  if (won === undefined || !next) return contribution
  const paid: Journal = {
    key: `jackpot/${jackpot}/${tier}/${currency}/${cycle}/won`,
    kind: 'jackpot',
    currency,
    uid: round.uid,
    postings: [
      { account: poolAccount(pool), amount: -won },
      { account: { uid: round.uid, kind: 'main' }, amount: won },
    ],
    details,
  }
  return [...contribution, paid, ...seedJournals(pool, cycle + 1, next)]
}

function seedJournals(
  pool: JackpotPool,
  cycle: number,
  { seeded, fromReserve }: { seeded: bigint; fromReserve: bigint },
): Journal[] {
  const { jackpot, tier, currency } = pool
  return journal(
    `jackpot/${jackpot}/${tier}/${currency}/${cycle}/began`,
    currency,
    { jackpot, tier, cycle },
    [
      { account: cost, amount: -seeded },
      { account: reserveAccount(pool), amount: -fromReserve },
      { account: poolAccount(pool), amount: seeded + fromReserve },
    ],
  )
}

/** None where nothing moves. */
function journal(
  key: string,
  currency: string,
  details: NonNullable<Journal['details']>,
  postings: Posting[],
): Journal[] {
  const moving = postings.filter(({ amount }) => amount !== 0n)
  return moving.length === 0 ? [] : [{ key, kind: 'jackpot', currency, postings: moving, details }]
}
