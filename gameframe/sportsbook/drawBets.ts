import type { Translate } from '../messages/createTranslate.ts'
import type { Money } from '../money/createMoney.ts'
import { el } from '../ui/el.ts'
import type { Bet, Match } from './createBookmaker.ts'
import { showPrice } from './showPrice.ts'

type Shown = {
  t: Translate
  money: Money
  format: string
  matches: readonly Match[]
  /** Something is being done, and nothing else meanwhile. */
  isBusy: boolean
  onDecide: (bet: Bet, decision: 'won' | 'lost' | 'void') => void
}

/** The player's bets; how an open one ends is theirs to say, as this is for trying. */
export function drawBets(bets: readonly Bet[], shown: Shown): HTMLElement {
  const { t } = shown
  if (bets.length === 0) return el('p', {}, t('sports.noBets'))
  return el('ul', {}, ...bets.map((bet) => drawBet(bet, shown)))
}

function drawBet(bet: Bet, { t, money, format, matches, isBusy, onDecide }: Shown): HTMLElement {
  const match = matches.find(({ id }) => id === bet.match)
  const decide = (word: 'sports.win' | 'sports.lose' | 'sports.cancel', decision: 'won' | 'lost' | 'void') =>
    el(
      'button',
      {
        ...{ type: 'button', 'aria-disabled': String(isBusy), 'data-name': `${decision} ${bet.id}` },
        click: () => onDecide(bet, decision),
      },
      t(word),
    )
  return el(
    'li',
    { class: 'match', tabindex: -1, 'data-name': `bet ${bet.id}` },
    el(
      'div',
      {},
      el('strong', {}, el('bdi', {}, match ? `${match.home} – ${match.away}` : bet.match)),
      el(
        'small',
        {},
        `${t(`sports.${bet.outcome}`)} `,
        el('bdi', { dir: 'ltr' }, showPrice(bet.odds, format)),
      ),
      el('small', {}, `${t('sports.stake')}: ${money.show(bet.stake)}`),
      el('small', {}, t('sports.returns', { amount: money.show(bet.returns) })),
    ),
    el(
      'div',
      { class: 'prices' },
      el('span', { class: 'state', 'data-state': bet.state }, t(`sports.state.${bet.state}`)),
      ...(bet.state === 'open'
        ? [decide('sports.win', 'won'), decide('sports.lose', 'lost'), decide('sports.cancel', 'void')]
        : []),
    ),
  )
}
