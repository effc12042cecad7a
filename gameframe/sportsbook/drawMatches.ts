import type { Translate } from '../messages/createTranslate.ts'
import { el } from '../ui/el.ts'
import type { Match, Outcome } from './createBookmaker.ts'
import { showPrice } from './showPrice.ts'

export const outcomes: readonly Outcome[] = ['home', 'draw', 'away']

export type Pick = { match: Match; outcome: Outcome }

type Shown = {
  t: Translate
  locale: string
  format: string
  picked: Pick | undefined
  onPick: (pick: Pick) => void
}

/** Matches by league, each with the prices of its outcomes. */
export function drawMatches(matches: readonly Match[], shown: Shown): HTMLElement[] {
  const leagues = new Map<string, Match[]>()
  for (const match of matches) leagues.set(match.league, [...(leagues.get(match.league) ?? []), match])
  return [...leagues].map(([league, those]) =>
    el('section', {}, el('h2', {}, league), el('ul', {}, ...those.map((match) => drawMatch(match, shown)))),
  )
}

function drawMatch(match: Match, { t, locale, format, picked, onPick }: Shown): HTMLElement {
  const when = new Intl.DateTimeFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' })
  return el(
    'li',
    { class: 'match' },
    el(
      'div',
      {},
      el('strong', {}, el('bdi', {}, match.home), ' – ', el('bdi', {}, match.away)),
      el('small', {}, match.is_live ? t('sports.live') : when.format(new Date(match.starts_at))),
    ),
    el(
      'div',
      { class: 'prices' },
      ...outcomes.map((outcome) =>
        el(
          'button',
          {
            type: 'button',
            'aria-pressed': String(picked?.match.id === match.id && picked.outcome === outcome),
            'data-name': `pick ${match.id} ${outcome}`,
            click: () => onPick({ match, outcome }),
          },
          el('span', {}, t(`sports.${outcome}`)),
          el('bdi', { dir: 'ltr' }, showPrice(match.odds[outcome], format)),
        ),
      ),
    ),
  )
}
