import type { Executor } from '../../../db/Database.ts'
import { accountRepository } from '../../accounts/accountRepository.ts'
import { readBasics } from '../../wallet/lockPlayer.ts'
import type { LoyaltyEditions } from '../editions/createEditions.ts'
import { type Edition, type Editions, editionAt, jurisdictionIn } from '../editions/Edition.ts'
import { barsOf, isWithin } from '../points/barsOf.ts'
import { createEarning, type EarnServices } from '../points/createEarning.ts'
import { lotRepository } from '../points/lotRepository.ts'
import type { Fact, FactListener } from '../points/Points.ts'
import type { FactKind } from '../sources.ts'
import { type Happened, isNothing, type Reckoned } from './Happened.ts'
import type { OutboxRow } from './outboxRepository.ts'
import { nameOf, readHappened } from './readHappened.ts'
import { type DepositRow, sourceRepository } from './sourceRepository.ts'

type Services = EarnServices & { editions: LoyaltyEditions }

/** What was noted of one thing: when first, and its last number. @property isAside nothing of it has changed by itself */
type Noted = { kind: FactKind; ref: string; at: Date; id: number; isAside?: boolean }

/** Makes points of what has happened: once, whatever the order and however often it is told. */
export function createReckoning(services: Services) {
  const { editions } = services
  const earning = createEarning(services)
  const listeners: FactListener[] = []

  return {
    onFact: (listener: FactListener): void => void listeners.push(listener),

    /** @param rows of the outbox, of one player, whom nobody else reckons meanwhile */
    async reckon(tx: Executor, uid: number, rows: readonly OutboxRow[]): Promise<void> {
      const known = await editions.all(tx)
      const { countryCode } = await readBasics(tx, uid)
      const isVerified = (await accountRepository.verificationStep(tx, uid)) === 'completed'
      const { bars } = await barsOf(tx, uid)
      const deposits = await depositsFor(tx, uid, rows, known)
      const noted = gather([...rows, ...besides(rows, deposits), ...(await sidesFor(tx, uid, rows, known))])
      const happened = await readHappened(tx, uid, noted, deposits.all)
      const lots = await lotRepository.ofSources(
        tx,
        uid,
        noted.flatMap(({ kind, ref }) => (kind === 'act' ? [] : [{ source: kind, ref }])),
      )
      const work = new Map<number, Reckoned[]>()
      const facts: { fact: Fact; isBarred: boolean }[] = []
      for (const one of noted) {
        const found = happened.get(nameOf(one))
        if (!found) continue
        const own = lots.filter(({ source, ref }) => source === one.kind && ref === one.ref)
        const at = found.at ?? own[0]?.at ?? one.at
        const edition = editionAt(known, at)
        const isBarred = isWithin(bars, at)
        if (!one.isAside) facts.push({ fact: factOf(found, at), isBarred })
        const programmes = new Set([
          ...own.map(({ programme }) => programme),
          ...programmesOf(edition, countryCode, one.kind),
        ])
        for (const number of programmes)
          work.set(number, [...(work.get(number) ?? []), { happened: found, at, edition, isBarred }])
      }
      for (const [programme, things] of [...work].sort(([one], [other]) => one - other))
        await earning.earn(tx, { uid, programme }, things, { known, countryCode, isVerified })
      for (const { fact, isBarred } of facts)
        if (!isBarred) for (const listener of listeners) await listener(tx, fact)
    },
  }
}

export type Reckoning = ReturnType<typeof createReckoning>

type Deposits = { all: DepositRow[]; isEarning: boolean }

/** What the player paid in, where it is asked for; and whether any of it is of terms by which what is paid in earns. */
async function depositsFor(
  tx: Executor,
  uid: number,
  rows: readonly OutboxRow[],
  known: Editions,
): Promise<Deposits> {
  const isPlay = rows.some(({ kind }) => kind !== 'act')
  const isEarning =
    isPlay &&
    known.some(earnsDeposits) &&
    (await sourceRepository.depositTimes(tx, uid)).some((at) => earnsDeposits(editionAt(known, at)))
  const isAsked = isEarning || rows.some(({ kind }) => kind === 'deposit')
  return { all: isAsked ? await sourceRepository.deposits(tx, uid) : [], isEarning }
}

const earnsDeposits = ({ content }: Edition): boolean =>
  content.programmes.some(({ earning }) =>
    earning.some(
      (rule) =>
        rule.on === 'deposit' && [rule.points, rule.levelPoints ?? '0'].some((one) => Number(one) > 0),
    ),
  )

/** Play uses up what was paid in: where that earns, it is reckoned again with any play. */
function besides(rows: readonly OutboxRow[], { all, isEarning }: Deposits): Noted[] {
  if (!isEarning) return []
  const id = Math.max(...rows.map((row) => row.id))
  const isNoted = new Set(rows.filter(({ kind }) => kind === 'deposit').map(({ ref }) => ref))
  return all
    .filter((one) => !isNoted.has(one.id))
    .map((one) => ({ kind: 'deposit', ref: one.id, at: new Date(one.at), id, isAside: true }))
}

/** What a bet covers depends on others on its line: where that earns nothing, those that were reckoned are reckoned again. */
async function sidesFor(
  tx: Executor,
  uid: number,
  rows: readonly OutboxRow[],
  known: Editions,
): Promise<Noted[]> {
  const bets = rows.filter(({ kind }) => kind === 'bet')
  if (bets.length === 0 || !known.some(isOneSided)) return []
  const isNoted = new Set(bets.map(({ ref }) => ref))
  const { id, at } = bets.reduce((one, other) => (one.id > other.id ? one : other))
  const beside = await sourceRepository.besideBets(tx, uid, [...isNoted])
  return beside.filter((ref) => !isNoted.has(ref)).map((ref) => ({ kind: 'bet', ref, at, id, isAside: true }))
}

const isOneSided = ({ content }: Edition): boolean =>
  content.programmes.some(({ earning }) =>
    earning.some((rule) => rule.on === 'bet' && rule.bothSides === 'countsNothing'),
  )

/** Each thing once, in the order in which they happened. */
function gather(rows: readonly Noted[]): Noted[] {
  const noted = new Map<string, Noted>()
  for (const { id, kind, ref, at, isAside = false } of rows) {
    const before = noted.get(nameOf({ kind, ref }))
    const first = before && before.at < at ? before.at : at
    noted.set(nameOf({ kind, ref }), { kind, ref, at: first, id: Math.max(id, before?.id ?? 0), isAside })
  }
  return [...noted.values()].sort((one, other) => one.at.getTime() - other.at.getTime() || one.id - other.id)
}

const products = { round: 'casino', bet: 'betting' } as const

/** Numbers of the programmes in which something of a kind may earn. */
function programmesOf(edition: Edition, country: string, kind: FactKind): number[] {
  const { offered } = jurisdictionIn(edition, country)
  return edition.content.programmes
    .filter(({ number }) => offered.includes(number))
    .filter(({ products: own, earning }) =>
      kind === 'round' || kind === 'bet'
        ? own.includes(products[kind])
        : earning.some(({ on }) => on === kind),
    )
    .map(({ number }) => number)
}

function factOf({ uid, kind, ref, currency, staked, game, bet }: Happened, at: Date): Fact {
  const [sport, ...others] = new Set(bet?.sports)
  return {
    ...{ uid, kind, ref, at, staked, currency },
    isReversed: kind !== 'act' && isNothing(staked),
    ...(game !== undefined && { game }),
    ...(sport !== undefined && others.length === 0 && { sport }),
    ...(bet && { odds: bet.odds }),
  }
}
