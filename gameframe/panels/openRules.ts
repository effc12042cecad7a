import type { FrameState } from '../boot/FrameState.ts'
import type { Translate } from '../messages/createTranslate.ts'
import type { Money } from '../money/createMoney.ts'
import type { Pace } from '../play/pacing.ts'
import type { Scene } from '../scenes/Scene.ts'
import { el } from '../ui/el.ts'
import { openDialog } from '../ui/openDialog.ts'

type Options = {
  state: FrameState
  scene: Pick<Scene, 'rules'>
  t: Translate
  money: Money
  /** What is offered to make it quicker. */
  paces?: readonly Pace[]
}

/** How the game is played, what comes back of stakes, and what the casino's rules make of it. */
export function openRules({ state, scene, t, money, paces = [] }: Options): void {
  const { game, stakes, rules, locale } = state
  const percent = Number(game.return).toLocaleString(locale, { minimumFractionDigits: 2 })
  const facts: [string, string][] = [
    [t('rules.return'), `${percent} %`],
    [t('rules.volatility'), `${game.volatility} / 5`],
    [t('rules.mostWin'), `×${Math.floor(game.most_win).toLocaleString(locale)}`],
    [t('rules.stakes'), `${money.show(stakes.min)} – ${money.show(stakes.max)}`],
  ]
  openDialog(t, t('rules.title', { game: game.name }), [
    el(
      'dl',
      { class: 'facts' },
      ...facts.map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value))),
    ),
    el('p', {}, t('rules.returnMeans', { percent })),
    ...(scene.rules?.() ?? []),
    el('p', {}, t('rules.committed')),
    ...(rules.least_round_ms > 0
      ? [
          el(
            'p',
            {},
            t('rules.leastRound', { seconds: (rules.least_round_ms / 1000).toLocaleString(locale) }),
          ),
        ]
      : []),
    ...paces.map((one) => el('p', {}, t(`${one}.does`))),
    el('p', {}, t('rules.broken')),
  ])
}
