import type { AmountsByCurrency, TournamentPrize } from '#generated/grammar/types.ts'
import { amountIn } from '../campaigns/campaignRules.ts'
import { shownName } from '../players/shownName.ts'
import type { Content } from '../shared/content.ts'
import type { OperationInput, OperationResponse } from '../shared/operations.ts'
import { toAmount } from '../wallet/money.ts'
import type { Line, Own, Totals } from './participantRepository.ts'
import { prizeFor } from './prizeFor.ts'
import type { EntryRefusal } from './refuseEntry.ts'
import { type Run, statusOf } from './runs.ts'

export type DescribedTournament = OperationResponse<'tournaments.get'>['items'][number]
export type TournamentPart = NonNullable<OperationInput<'tournaments.get'>['fields']>[number]

export type Standing = {
  totals: Totals | undefined
  lines: readonly Line[]
  /** Of who asks, where they are signed in. */
  own?: { uid: number; entry: Own | undefined; refusal: EntryRefusal | undefined } | undefined
}

type Around = {
  now: Date
  /** Currency of who asks. */
  currency: string
  gamesCount: number
  gameName: (sysname: string) => string | undefined
  describe: (content: Content) => Record<string, string>
  /** Parts besides the constant ones; all of them if left out. */
  fields: readonly TournamentPart[] | undefined
}

const pointsOf = (hundredths: number) => hundredths / 100

/** A run as the site shows it, in the currency and the words of who asks. */
export function describeTournament(run: Run, standing: Standing, around: Around): DescribedTournament {
  const { definition } = run.terms
  const { currency, fields } = around
  const status = statusOf(run, around.now)
  const parts = partsOf(run, standing, around)
  const wanted = Object.entries(parts).filter(([part]) => fields?.includes(part as TournamentPart) ?? true)
  return {
    id: run.id,
    status,
    games_count: around.gamesCount,
    total_prize: toAmount(totalPrize(definition.prizes, currency), currency),
    winners: standing.lines.map(({ uid, fakename, place, points }) => ({
      place,
      fakename: shownName({ uid, fakename }),
      points: pointsOf(points),
      ...wonBy(prizeFor(definition, place), currency),
      ...(uid === standing.own?.uid && { is_own: true }),
    })),
    total_participants: standing.totals?.participants ?? 0,
    total_points: pointsOf(standing.totals?.points ?? 0),
    tags: [...(definition.tags ?? [])],
    ...Object.fromEntries(wanted),
  }
}

function partsOf(
  run: Run,
  { own }: Standing,
  around: Around,
): Partial<Pick<DescribedTournament, TournamentPart>> {
  const { definition } = run.terms
  const { now, currency, describe, gameName } = around
  const { name, text, terms, image, games, rules, restrictions, extra, resetOnCashout = false } = definition
  const [provider, ...otherProviders]: readonly string[] = games.providers ?? []
  const next = statusOf(run, now) === 'future' ? run.startsAt : run.endsAt
  return {
    ...(own && { user_info: describeOwn(run, own, currency) }),
    ...(restrictions && {
      restrictions: {
        ...(restrictions.countries && { countries: [...restrictions.countries] }),
        ...(restrictions.confirmed && { confirmed: true }),
        ...sum('min_deposit', restrictions.minDeposit, currency),
      },
    }),
    rules: {
      by: rules.by,
      currency: definition.currency,
      ...sum('least_stake', rules.leastStake, currency),
      ...(rules.mostFactor !== undefined && { most_factor: rules.mostFactor }),
    },
    prizes: definition.prizes.map((prize) => describePrize(prize, currency, gameName)),
    reset_on_cashout: resetOnCashout,
    ...(provider !== undefined && otherProviders.length === 0 && { provider }),
    ...(image && { image_url: image }),
    description: describe({ name, text, ...(terms && { terms }), ...(image && { image }) }),
    ...(extra && { extra }),
    started_at: run.startsAt.toISOString(),
    finished_at: run.endsAt.toISOString(),
    seconds_left: Math.max(0, Math.ceil((next.getTime() - now.getTime()) / 1000)),
  }
}

function describeOwn(
  { terms }: Run,
  { entry, refusal }: NonNullable<Standing['own']>,
  currency: string,
): NonNullable<DescribedTournament['user_info']> {
  if (!entry) return { is_participant: false, ...(refusal && { refusal }) }
  const { place, points, prizeState } = entry
  return {
    is_participant: true,
    points: pointsOf(points),
    ...(place !== undefined && { place, ...wonBy(prizeFor(terms.definition, place), currency) }),
    ...(prizeState === 'withheld' && { withheld: true }),
  }
}

function describePrize(
  prize: TournamentPrize,
  currency: string,
  gameName: Around['gameName'],
): NonNullable<DescribedTournament['prizes']>[number] {
  const { from, to = from } = prize
  const where = { from, to, places: to - from + 1 }
  if ('spins' in prize) {
    const { game, spins, days } = prize
    const named = gameName(game)
    const stake = sum('stake', prize.stake, currency)
    return { ...where, kind: 'spins', spins, days, game, ...(named && { game_name: named }), ...stake }
  }
  if ('freeBet' in prize) {
    const { bets, days } = prize
    const amount = sum('amount', prize.freeBet, currency)
    return { ...where, kind: 'free_bet', days, is_stake_returned: bets.isStakeReturned, ...amount }
  }
  const { bonus } = prize
  return {
    ...where,
    kind: bonus ? 'bonus' : 'money',
    ...sum('amount', prize.amount, currency),
    ...(bonus && { wagering: bonus.wagering, days: bonus.days }),
  }
}

/** What a place wins, in short. */
function wonBy(prize: TournamentPrize | undefined, currency: string) {
  if (!prize) return {}
  if ('spins' in prize) return { spins: prize.spins }
  return 'freeBet' in prize ? sum('free_bet', prize.freeBet, currency) : sum('prize', prize.amount, currency)
}

/** All money of all places, and what all spins and free bets are worth. */
function totalPrize(prizes: readonly TournamentPrize[], currency: string): bigint {
  return prizes.reduce((total, prize) => {
    const places = BigInt((prize.to ?? prize.from) - prize.from + 1)
    return total + places * worthOf(prize, currency)
  }, 0n)
}

function worthOf(prize: TournamentPrize, currency: string): bigint {
  if ('spins' in prize) return (amountIn(prize.stake, currency) ?? 0n) * BigInt(prize.spins)
  return amountIn('freeBet' in prize ? prize.freeBet : prize.amount, currency) ?? 0n
}

function sum<Name extends string>(name: Name, amounts: AmountsByCurrency | undefined, currency: string) {
  const amount = amountIn(amounts, currency)
  return (amount === undefined ? {} : { [name]: toAmount(amount, currency) }) as {
    [N in Name]?: ReturnType<typeof toAmount>
  }
}
