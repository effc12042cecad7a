import { createEngine } from '../lines/createEngine.ts'
import { advance } from './advance.ts'
import { elapsed } from './clock.ts'
import { begin, type FootballState } from './FootballState.ts'
import { type FootballView, viewOf } from './FootballView.ts'
import { cardRules } from './rules/cards.ts'
import { combinationRules } from './rules/combinations.ts'
import { cornerRules } from './rules/corners.ts'
import { goalRules } from './rules/goals.ts'
import { goalTimeRules } from './rules/goalTimes.ts'
import { halvesRules } from './rules/halves.ts'
import { orderRules } from './rules/order.ts'
import { scorerRules } from './rules/scorers.ts'
import { scoreboard } from './scoreboard.ts'

/**
 * Football in regular time. Goals, corners and cards of each side come on their own, the likelier the later (Poisson, with a
 * rate that changes with time), so that what is left of any stretch has a closed form.
 */
export const football = createEngine<FootballState, FootballView>({
  sport: 1,
  begin,
  advance,
  elapsed,
  isOver: ({ phase }) => phase === 'ended',
  scoreboard,
  viewOf,
  rules: [
    ...goalRules,
    ...halvesRules,
    ...orderRules,
    ...goalTimeRules,
    ...combinationRules,
    ...cardRules,
    ...cornerRules,
    ...scorerRules,
  ],
})
