import { chanceOfCount } from '../../models/counts.ts'
import { runsAtNextWicket } from '../../models/innings.ts'
import { chanceOdd, eitherOr, overUnder } from '../build/lines.ts'
import { ODD_EVEN, SIDES, YES_NO } from '../build/outcomes.ts'
import type { ModelLine } from '../Engine.ts'
import { added, eitherInnings, inningsAhead, nowOf, verdictOf } from './prospects.ts'
import { type CricketState, type Innings, isBowled, isCricketOver } from './state.ts'

/** Numbers of markets that the feed has for each side: the home side's, then the away side's. */
const OF = {
  total: [606, 607],
  powerplay: [352, 353],
  over: [356, 357],
  oddEvenOver: [359, 360],
  wicketInOver: [641, 642],
  atWicket: [349, 350],
  wickets: [649, 650],
  oddEven: [690, 691],
} as const

/** Overs from the beginning of an innings that are priced together. */
const FIRST_OVERS = [6, 10, 15] as const

export function cricketLines(state: CricketState): ModelLine[] {
  if (isCricketOver(state)) return []
  const innings = state.innings.at(-1)
  if (!innings) return beforeToss(state)
  if (isBowled(state)) return [eitherOr(340, {}, verdictOf(state, undefined).home, SIDES)]
  return inPlay(state, innings)
}

function beforeToss(state: CricketState): ModelLine[] {
  const { home, level } = verdictOf(state, undefined)
  return [
    eitherOr(340, {}, home, SIDES),
    eitherOr(341, {}, level, YES_NO),
    eitherOr(694, {}, 0.5, SIDES),
    ...overUnder(605, { inningnr: 1 }, eitherInnings(state)),
  ]
}

function inPlay(state: CricketState, innings: Innings): ModelLine[] {
  const { batting, balls, wickets, runs } = innings
  const overEnd = 6 * (Math.floor(balls / 6) + 1)
  const stops = [...new Set([overEnd, ...FIRST_OVERS.map((over) => over * 6)])]
    .filter((ball) => ball > balls)
    .sort((a, b) => a - b)
  const ahead = inningsAhead(state, innings, stops)
  const end = ahead.at(-1)
  const over = ahead[stops.indexOf(overEnd)]
  if (!end || !over) return []
  const { home, level } = verdictOf(state, end.runs)
  // Each side has one innings; the total of both sides' innings counts them one after the other.
  const own = { inningnr: 1 }
  const overnr = overEnd / 6
  const bowled = innings.overs[overnr - 1] ?? { runs: 0, wickets: 0 }
  const overRuns = added(over.runs, runs - bowled.runs)
  return [
    eitherOr(340, {}, home, SIDES),
    eitherOr(341, {}, level, YES_NO),
    ...overUnder(605, { inningnr: state.innings.length }, end.runs),
    ...overUnder(OF.total[batting], own, end.runs),
    eitherOr(OF.oddEven[batting], own, chanceOdd(end.runs), ODD_EVEN),
    ...overUnder(OF.wickets[batting], { ...own, maxovers: 20 }, end.wickets, 3),
    ...overUnder(
      OF.atWicket[batting],
      { ...own, dismissalnr: wickets + 1 },
      runsAtNextWicket(nowOf(state, innings)),
      3,
    ),
    ...FIRST_OVERS.flatMap((first) => {
      const then = first * 6 > balls ? ahead[stops.indexOf(first * 6)] : undefined
      return then ? overUnder(OF.powerplay[batting], { ...own, overnr: first }, then.runs, 3) : []
    }),
    ...overUnder(OF.over[batting], { ...own, overnr }, overRuns, 3),
    eitherOr(OF.oddEvenOver[batting], { ...own, overnr }, chanceOdd(overRuns), ODD_EVEN),
    ...(bowled.wickets > 0
      ? []
      : [
          eitherOr(
            OF.wicketInOver[batting],
            { ...own, overnr },
            chanceOfCount(over.wickets, (fallen) => fallen > wickets),
            YES_NO,
          ),
        ]),
  ]
}
