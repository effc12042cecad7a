import type {
  AmountsByCurrency,
  SiteDefinition,
  SportsbookDefinition,
  TournamentDefinition,
} from '#generated/grammar/types.ts'
import type { Finding, Say } from '../runtime/problem.ts'
import { checkAmounts } from './checkAmounts.ts'
import { checkBetTerms } from './checkBetTerms.ts'
import { checkNumber } from './checkNumber.ts'
import { checkPeriod } from './checkPeriod.ts'
import { checkRates } from './checkRates.ts'
import type { SiteIndex } from './siteIndex.ts'

const day = 86_400_000

/** A tournament that could not be told from another, that would be unfair, or that lacks an amount or a rate. */
export function checkTournament(
  tournament: TournamentDefinition,
  { definitions }: Pick<SiteIndex, 'definitions'>,
): Finding[] {
  const found: Finding[] = []
  const say: Say = (pointer, code, message, hint) => found.push({ code, pointer, message, hint })
  const others = definitions.filter(
    (one): one is TournamentDefinition => one.kind === 'tournament' && one.id !== tournament.id,
  )
  checkNumber(tournament, others, 'tournament', say)
  checkTimes(tournament, say)
  checkRules(tournament, say)
  checkPlaces(tournament, say)
  const sportsbook = definitions.find((one): one is SportsbookDefinition => one.kind === 'sportsbook')
  tournament.prizes.forEach((prize, at) => {
    if ('freeBet' in prize) checkBetTerms(prize.bets, sportsbook, `/prizes/${at}/bets`, say)
  })
  const site = definitions.find((one): one is SiteDefinition => one.kind === 'site')
  if (site) checkMoney(tournament, site, say)
  return found
}

function checkTimes(tournament: TournamentDefinition, say: Say): void {
  const { starts, ends, everyDays } = tournament
  checkPeriod(tournament, 'tournament_time', say)
  if (everyDays !== undefined && Date.parse(ends) - Date.parse(starts) > everyDays * day)
    say('/everyDays', 'tournament_time', 'It begins again before it has ended.', 'Repeat it less often.')
}

/** What a round wins may be any number of times its stake, and the stake next to nothing. */
function checkRules({ rules }: TournamentDefinition, say: Say): void {
  if (rules.by === 'factor' && (!rules.leastStake || rules.mostFactor === undefined))
    say(
      '/rules',
      'tournament_rules',
      'One round could win it for ever, or with the least of all stakes.',
      'Set leastStake and mostFactor.',
    )
  if (rules.by !== 'factor' && rules.mostFactor !== undefined)
    say('/rules/mostFactor', 'tournament_rules', 'No factor counts here.', 'Remove mostFactor.')
}

/** Each place wins one prize, and no place is left out before the last. */
function checkPlaces({ prizes }: TournamentDefinition, say: Say): void {
  let next = 1
  prizes.forEach(({ from, to = from }, at) => {
    if (from !== next)
      say(
        `/prizes/${at}/from`,
        'tournament_places',
        `The next place is ${next}.`,
        'List places in their order.',
      )
    if (to < from)
      say(`/prizes/${at}/to`, 'tournament_places', 'It is before the first place.', 'Set a later one.')
    next = Math.max(from, to) + 1
  })
}

function checkMoney(tournament: TournamentDefinition, site: SiteDefinition, say: Say): void {
  const { currency, rules, restrictions, prizes } = tournament
  const currencies = site.general.available_currencies
  const places: [string, AmountsByCurrency | undefined][] = [
    ['/rules/leastStake', rules.leastStake],
    ['/restrictions/minDeposit', restrictions?.minDeposit],
    ...prizes.flatMap((prize, at): [string, AmountsByCurrency | undefined][] => {
      if ('freeBet' in prize) return [[`/prizes/${at}/freeBet`, prize.freeBet]]
      return 'amount' in prize
        ? [
            [`/prizes/${at}/amount`, prize.amount],
            [`/prizes/${at}/bonus/convertsMost`, prize.bonus?.convertsMost],
            [`/prizes/${at}/bonus/play/mostStake`, prize.bonus?.play?.mostStake],
          ]
        : [
            [`/prizes/${at}/stake`, prize.stake],
            [`/prizes/${at}/winnings/convertsMost`, prize.winnings?.convertsMost],
            [`/prizes/${at}/winnings/play/mostStake`, prize.winnings?.play?.mostStake],
          ]
    }),
  ]
  for (const [pointer, amounts] of places) if (amounts) checkAmounts(amounts, pointer, currencies, say)
  if (rules.by !== 'factor') checkRates(currency, site, say)
}
