import { multiplierAfter } from '#games/engines/crashFlight.ts'
import { commitment } from '#games/fairness/seeds.ts'
import type { Database } from '../../../db/Database.ts'
import { eurosOf } from '../catalogue/stakes.ts'
import type { Settle } from '../createSettle.ts'
import { type GameSeeds, type GameSession, gameRepository } from '../gameRepository.ts'
import { type Settlements, undoStake } from '../settlements.ts'
import { createPayments } from './createPayments.ts'
import { createSeedChain } from './createSeedChain.ts'
import { nextStep, type Step, shownPhase } from './phases.ts'
import { leavesAt, resultOf, type TableGame } from './sharedRules.ts'
import type { TablePast, TableState } from './TableState.ts'
import { type Part, type TableRound, tableRepository } from './tableRepository.ts'

/** Rounds that are shown of the past, and leaves of a flight. */
const shown = { past: 20, leaves: 12 }

type Options = {
  game: TableGame
  database: Database
  settlements: Settlements
  settle: Settle
  /** Milliseconds since 1970. */
  clock: () => number
  /** Whether anybody is there. A table at which nobody is begins no round. */
  isWatched: () => boolean
  changed: () => void
  /** Waits for those whose wish to leave came before now. */
  leaving: () => Promise<unknown>
}

type Current = { round: TableRound; seeds: GameSeeds }

/**
 * One table: takes its rounds from phase to phase, as its clock says. Every step stands in the book before anybody hears of
 * it, and is done again where it was cut off.
 */
export function createTable(options: Options) {
  const { game, database, settlements, settle, clock, isWatched, changed, leaving } = options
  const chain = createSeedChain(game.id)
  const pay = createPayments(game, settle)
  let at: Current | undefined
  let past: TablePast[] | undefined
  let crowd = { players: 0, staked: 0n }
  let leaves: TableState['leaves'] = []
  /** Parts of a flight that leave by themselves, the first to leave first. */
  let staying: Part[] = []

  const readPast = async (): Promise<TablePast[]> =>
    (await tableRepository.past(database.drizzle, game.id, shown.past)).map((one) => ({
      ...one,
      result: one.result ?? 0,
    }))

  async function open(): Promise<void> {
    at = await database.transaction(async (inTx) => {
      const number = (await tableRepository.lastNumber(inTx, game.id)) + 1
      const server = await chain.next(inTx)
      const owner = `table:${game.id}`
      const seeds = await tableRepository.addSeeds(inTx, { owner, server, client: game.id, nonce: number })
      const closesAt = new Date(clock() + game.table.betting)
      const opened = { game: game.id, number, seeds: seeds.id, phase: 'betting' as const, closesAt }
      return { round: await tableRepository.add(inTx, opened), seeds }
    })
    crowd = { players: 0, staked: 0n }
    leaves = []
    past ??= await readPast()
  }

  async function close({ round, seeds }: Current): Promise<void> {
    await tableRepository.change(database.drizzle, round, { phase: 'closed' })
    at = { seeds, round: { ...round, phase: 'closed' } }
  }

  /** Decides the round. A stake of which nobody knows whether it was taken is taken back, and is in no round. */
  async function run({ round, seeds }: Current): Promise<void> {
    const change = { phase: 'running' as const, startsAt: new Date(clock()), result: resultOf(game, seeds) }
    await database.transaction(async (inTx) => {
      await tableRepository.lock(inTx, round)
      for (const bet of await tableRepository.pendingBets(inTx, round.seeds)) await undoStake(inTx, bet)
      await tableRepository.change(inTx, round, change)
    })
    void settlements.run()
    const parts = await tableRepository.parts(database.drizzle, round.seeds)
    const height = (part: Part) => leavesAt(part.round.choice) ?? Number.POSITIVE_INFINITY
    staying = parts.filter((part) => height(part) <= change.result).sort((a, b) => height(a) - height(b))
    at = { seeds, round: { ...round, ...change } }
  }

  /** Pays who has left by themselves. */
  async function letGo({ round, seeds }: Current): Promise<void> {
    const reached = multiplierAfter(clock() - (round.startsAt?.getTime() ?? 0))
    const gone = staying.filter((part) => Number(leavesAt(part.round.choice)) <= reached)
    await pay(gone, seeds, (part, win) => tellLeft(Number(leavesAt(part.round.choice)), win, part.session))
    staying = staying.slice(gone.length)
  }

  /** Pays everybody else, and tells the seed. */
  async function finish({ round, seeds }: Current): Promise<void> {
    await leaving()
    await pay(await tableRepository.parts(database.drizzle, round.seeds), seeds)
    const change = { phase: 'over' as const, endedAt: new Date(clock()) }
    await database.transaction(async (inTx) => {
      await tableRepository.change(inTx, round, change)
      await gameRepository.reveal(inTx, seeds.owner)
    })
    past = await readPast()
    staying = []
    at = { seeds, round: { ...round, ...change } }
  }

  const steps: Record<Exclude<Step, 'open'>, (at: Current) => Promise<void>> = {
    close,
    run,
    'let-go': letGo,
    finish,
  }

  /** Does what is due. @returns whether anything was */
  async function step(): Promise<boolean> {
    const next = at && nextStep(game, at.round, staying[0])
    if (next && next.at > clock()) return false
    if (at && next && next.step !== 'open') await steps[next.step](at)
    else if (isWatched()) await open()
    else return false
    return true
  }

  function tellLeft(left: number, win: string, { mode, currency }: GameSession): void {
    const won = mode === 'real' ? String(eurosOf(BigInt(win), currency)) : null
    leaves = [{ at: left, won }, ...leaves].slice(0, shown.leaves)
  }

  return {
    game,
    /** The round that goes on or was last, with its seeds: these are secret while it goes on. */
    current: () => at,

    /** Does all that is due, one thing after another. */
    async advance(): Promise<void> {
      while (await step()) changed()
    },

    /** When something is due next, in milliseconds since 1970; none while nobody is there. */
    next(): number | undefined {
      const next = at && nextStep(game, at.round, staying[0])
      return next?.step === 'open' && next.at <= clock() ? undefined : next?.at
    },

    /** Counts anew who plays. */
    async count(): Promise<void> {
      if (!at) return
      const rows = await tableRepository.crowd(database.drizzle, at.round.seeds)
      crowd = {
        players: rows.reduce((sum, { players }) => sum + players, 0),
        staked: rows
          .filter(({ mode }) => mode === 'real')
          .reduce((sum, { staked, currency }) => sum + eurosOf(BigInt(staked), currency), 0n),
      }
      changed()
    },

    /** Says that a player has left a flight. */
    left(hundredths: number, win: string, session: GameSession): void {
      tellLeft(hundredths, win, session)
      changed()
    },

    state(): TableState {
      const now = clock()
      return {
        number: at?.round.number ?? 0,
        ...shownPhase(game, at?.round, now),
        now,
        commitment: at ? commitment(at.seeds.server) : '',
        players: crowd.players,
        staked: String(crowd.staked),
        leaves,
        last: past ?? [],
      }
    },
  }
}

export type Table = ReturnType<typeof createTable>
