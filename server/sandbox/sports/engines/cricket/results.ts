import type { Side } from '../../models/series.ts'
import { ODD_EVEN, SIDES, YES_NO } from '../build/outcomes.ts'
import { overWon, type Results, whichWon } from '../build/results.ts'
import { numbersOf, type ReadSpecifier } from '../build/specifiers.ts'
import {
  type CricketState,
  type Innings,
  isBowled,
  isCricketOver,
  isInningsOver,
  isLevel,
  targetOf,
} from './state.ts'

type Judge = (state: CricketState, read: ReadSpecifier) => Results | undefined
/** @param isFinal whether nothing more comes in this innings */
type InningsJudge = (innings: Innings, isFinal: boolean, read: ReadSpecifier) => Results | undefined

const total: InningsJudge = ({ runs }, isFinal, read) => overWon(runs, read('total'), isFinal)
const oddEven: InningsJudge = ({ runs }, isFinal) => whichWon(ODD_EVEN, isFinal ? runs % 2 === 1 : undefined)
const wickets: InningsJudge = (innings, isFinal, read) => overWon(innings.wickets, read('total'), isFinal)

/** Runs when a wicket fell, or at the end without it. */
const atWicket: InningsJudge = ({ falls, runs }, isFinal, read) => {
  const fell = falls[read('dismissalnr') - 1]
  return overWon(fell ?? runs, read('total'), fell !== undefined || isFinal)
}

/** Runs of the first overs together; an innings that ends before counts as it stands. */
const firstOvers: InningsJudge = ({ overs, balls }, isFinal, read) => {
  const runs = overs.slice(0, read('overnr')).reduce((sum, over) => sum + over.runs, 0)
  return overWon(runs, read('total'), isFinal || balls >= 6 * read('overnr'))
}

const overTotal: InningsJudge = ({ overs, balls }, isFinal, read) => {
  const runs = overs[read('overnr') - 1]?.runs ?? 0
  return overWon(runs, read('total'), isFinal || balls >= 6 * read('overnr'))
}

const overOddEven: InningsJudge = ({ overs, balls }, isFinal, read) => {
  const runs = overs[read('overnr') - 1]?.runs ?? 0
  const isOver = isFinal || balls >= 6 * read('overnr')
  return whichWon(ODD_EVEN, isOver ? runs % 2 === 1 : undefined)
}

const wicketInOver: InningsJudge = ({ overs, balls }, isFinal, read) => {
  if ((overs[read('overnr') - 1]?.wickets ?? 0) > 0) return whichWon(YES_NO, true)
  return whichWon(YES_NO, isFinal || balls >= 6 * read('overnr') ? false : undefined)
}

/** Of the home side's innings and of the away side's. */
const bySide = (home: number, away: number, judge: InningsJudge): Record<number, Judge> => ({
  [home]: (state, read) => inInnings(state, ofSide(state, 0), judge, read),
  [away]: (state, read) => inInnings(state, ofSide(state, 1), judge, read),
})

const judges: Readonly<Record<number, Judge>> = {
  340: (state) => whichWon(SIDES, isCricketOver(state) ? homeWon(state) : undefined),
  341: (state) => whichWon(YES_NO, isBowled(state) ? isLevel(state) : undefined),
  605: (state, read) => inInnings(state, state.innings[read('inningnr') - 1], total, read),
  694: ({ toss }) => whichWon(SIDES, toss === null ? undefined : toss === 0),
  ...bySide(349, 350, atWicket),
  ...bySide(352, 353, firstOvers),
  ...bySide(356, 357, overTotal),
  ...bySide(359, 360, overOddEven),
  ...bySide(606, 607, total),
  ...bySide(641, 642, wicketInOver),
  ...bySide(649, 650, wickets),
  ...bySide(690, 691, oddEven),
}

/** What a line has come to, by the score alone. */
export function cricketResult(state: CricketState, market: number, specifiers: string): Results | undefined {
  return judges[market]?.(state, numbersOf(specifiers))
}

function ofSide({ innings }: CricketState, side: Side): Innings | undefined {
  return innings.find(({ batting }) => batting === side)
}

function inInnings(
  state: CricketState,
  innings: Innings | undefined,
  judge: InningsJudge,
  read: ReadSpecifier,
): Results | undefined {
  if (!innings) return undefined
  const isFirst = innings === state.innings[0]
  const isFinal = isInningsOver(innings, isFirst ? undefined : targetOf(state))
  return judge(innings, isFinal, read)
}

function homeWon(state: CricketState): boolean {
  if (state.superOver !== null) return state.superOver === 0
  return (ofSide(state, 0)?.runs ?? 0) > (ofSide(state, 1)?.runs ?? 0)
}
