import { chipWorths, firstStake } from '../money/stakeSteps.ts'
import type { StakeField, StakeOptions } from './createStakeField.ts'
import { el } from './el.ts'

/** A row of chips, one of which is laid by a press on the table. */
export function createChips({ t, money, limits, changed }: StakeOptions): StakeField {
  const worths = chipWorths(limits)
  let worth = firstStake(worths)
  const chips = worths.map((one) =>
    el(
      'button',
      {
        type: 'button',
        class: 'chip-choice',
        'aria-label': money.show(one),
        click: () => {
          worth = one
          draw()
          changed()
        },
      },
      money.short(one),
    ),
  )
  for (const [at, chip] of chips.entries()) chip.style.setProperty('--at', String(at))
  const draw = () => {
    for (const [at, chip] of chips.entries()) chip.setAttribute('aria-pressed', String(worths[at] === worth))
  }
  draw()
  return {
    element: el('div', { class: 'chips', role: 'group', 'aria-label': t('roulette.chip') }, ...chips),
    value: () => worth,
    show: () => undefined,
  }
}
