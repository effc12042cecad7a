import type { Translate } from '../messages/createTranslate.ts'
import type { Money } from '../money/createMoney.ts'
import { firstStake, nextStake, stakeSteps } from '../money/stakeSteps.ts'
import { el } from './el.ts'
import { icon } from './icon.ts'

export type StakeOptions = {
  t: Translate
  money: Money
  limits: { min: string; max: string }
  isIdle: () => boolean
  changed: () => void
}

/** The stake in major units, with a step down and up. What is no sum, or not allowed, falls back when it is left. */
export function createStakeField({ t, money, limits, isIdle, changed }: StakeOptions) {
  const steps = stakeSteps(limits)
  const [min, max] = [BigInt(limits.min), BigInt(limits.max)]
  let stake = firstStake(steps)
  const input = el('input', {
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    id: 'stake',
    'aria-describedby': 'stake-limits',
    change: () => {
      const read = money.read(input.value)
      set(read ?? stake)
    },
  })
  const set = (to: bigint) => {
    if (isIdle()) stake = to < min ? min : to > max ? max : to
    input.value = money.write(stake)
    changed()
  }
  const step = (up: boolean) =>
    el(
      'button',
      {
        type: 'button',
        class: 'step',
        'aria-label': t(up ? 'stake.more' : 'stake.less'),
        click: () => set(nextStake(steps, stake, up)),
      },
      icon(up ? 'more' : 'less'),
    )
  input.value = money.write(stake)
  return {
    element: el(
      'div',
      { class: 'stake' },
      el('label', { for: 'stake' }, t('stake')),
      el('div', { class: 'stake-row' }, step(false), input, step(true)),
      el(
        'small',
        { id: 'stake-limits', class: 'hidden' },
        t('stake.limits', { min: money.show(min), max: money.show(max) }),
      ),
    ),
    value: () => stake,
    /** Of a round that goes on, or that is free. */
    show: (sum: bigint | undefined) => {
      input.value = money.write(sum ?? stake)
      input.readOnly = sum !== undefined
    },
  }
}

export type StakeField = ReturnType<typeof createStakeField>
