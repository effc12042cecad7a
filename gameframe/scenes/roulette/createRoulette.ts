import type { RouletteConfig, RouletteOutcome } from '#games/engines/roulette.ts'
import type { BetKind } from '#games/engines/rouletteBets.ts'
import { doubleZero, numberSets } from '#games/engines/rouletteBets.ts'
import type { Round } from '../../boot/FrameState.ts'
import { el } from '../../ui/el.ts'
import { icon } from '../../ui/icon.ts'
import type { Scene, SceneTools } from '../Scene.ts'
import { createBets } from './createBets.ts'
import { createWheel } from './createWheel.ts'
import { colourOf, nameOf } from './pocket.ts'

/** Bets on the numbers that a press names, by how many they share. */
const shapes = ['straight', 'split', 'street', 'corner', 'six_line'] as const
const outside: readonly BetKind[] = [
  'dozen_1',
  'dozen_2',
  'dozen_3',
  'low',
  'even',
  'red',
  'black',
  'odd',
  'high',
]

/** A wheel and a cloth of buttons; a press lays a chip worth the stake. */
export async function createRoulette(tools: SceneTools): Promise<Scene> {
  const { host, state, sounds, money, t } = tools
  const { wheel: kind } = state.game.mathematics.config as RouletteConfig
  host.classList.add('roulette')
  const place = el('div', { class: 'wheel' })
  const last = el('div', { class: 'numbers', role: 'group', 'aria-label': t('roulette.last') })
  const bets = createBets()
  let before = bets.all()
  const shape = el('select', {}, ...shapes.map((one) => el('option', { value: one }, t(`roulette.${one}`))))
  const cloth = el('div', { class: 'cloth', role: 'group', 'aria-label': t('roulette.cloth') })
  host.append(el('div', { class: 'side' }, place, last), cloth)
  const wheel = await createWheel(place, kind, state.game.art.palette)

  const spots = new Map<string, HTMLButtonElement>()
  /** @param wide and `small`: places on the grid of a wide cloth, and of a phone's */
  function spot(
    { id, text, label, wide, small }: Record<'id' | 'text' | 'label' | 'wide' | 'small', string>,
    bet: () => Parameters<typeof bets.add>[0] | undefined,
  ) {
    const button = el(
      'button',
      {
        type: 'button',
        class: 'spot',
        'aria-label': label,
        click: () => {
          const made = tools.isIdle() ? bet() : undefined
          if (!made) return
          bets.add(made, tools.stake())
          sounds.tick(bets.all().length % 6)
          draw()
        },
      },
      text,
    )
    button.style.setProperty('--wide', wide)
    button.style.setProperty('--small', small)
    spots.set(id, button)
    return button
  }
  /** The bet of the chosen shape that a number stands first in, or else stands in. */
  function betOn(number: number) {
    const kindOf = shape.value as (typeof shapes)[number]
    const sets = numberSets[kind][kindOf]
    const numbers = sets.find((set) => set[0] === number) ?? sets.find((set) => set.includes(number))
    return numbers && { kind: kindOf, numbers }
  }
  const numbers = [
    0,
    ...(kind === 'double' ? [doubleZero] : []),
    ...Array.from({ length: 36 }, (_, at) => at + 1),
  ]
  const isDouble = kind === 'double'
  for (const number of numbers) {
    const name = nameOf(number)
    const [column, row] = [Math.ceil(number / 3), 3 - ((number - 1) % 3)]
    const place =
      number === 0
        ? {
            wide: isDouble ? '2 / 1 / span 2' : '1 / 1 / span 3',
            small: isDouble ? '1 / 1 / auto / span 2' : '1 / 1 / auto / span 3',
          }
        : number === doubleZero
          ? { wide: '1 / 1', small: '1 / 3 / auto / span 2' }
          : { wide: `${row} / ${column + 1}`, small: `${row + 1} / ${column}` }
    const button = spot({ id: `n${number}`, text: name, label: name, ...place }, () => betOn(number))
    button.classList.add(colourOf(number))
    cloth.append(button)
  }
  for (const column of [1, 2, 3] as const) {
    const id = `column_${column}` as const
    const places = {
      wide: `${4 - column} / 14`,
      small: `1 / ${column * 3 + (isDouble ? 2 : 1)} / auto / span ${isDouble && column === 3 ? 2 : 3}`,
    }
    cloth.append(spot({ id, text: '2:1', label: t(`roulette.${id}`), ...places }, () => ({ kind: id })))
  }
  for (const [at, id] of outside.entries()) {
    const name = t(`roulette.${id}` as 'roulette.red')
    const [row, column, span] = at < 3 ? [4, at * 4, 4] : [5, (at - 3) * 2, 2]
    const button = spot(
      {
        id,
        text: name,
        label: name,
        wide: `${row} / ${column + 2} / auto / span ${span}`,
        small: `${row + 1} / ${column + 1} / auto / span ${span}`,
      },
      () => ({ kind: id }),
    )
    button.classList.add('outside', id)
    cloth.append(button)
  }

  function draw(): void {
    const sums = bets.sums()
    for (const [id, button] of spots) {
      const sum = sums.get(id)
      button.querySelector('.chip')?.remove()
      const name = button.dataset.name ?? button.getAttribute('aria-label') ?? ''
      button.dataset.name = name
      button.setAttribute('aria-label', sum === undefined ? name : `${name}, ${money.show(sum)}`)
      if (sum !== undefined) button.append(el('span', { class: 'chip' }, short(sum)))
    }
    tools.changed()
  }
  const short = (sum: bigint) => money.write(sum).replace(/[.,٫]00$/, '')
  const tool = (name: 'undo' | 'clear' | 'again', act: () => void) =>
    el(
      'button',
      {
        type: 'button',
        class: 'tool',
        'aria-label': t(`roulette.${name}`),
        title: t(`roulette.${name}`),
        click: () => {
          if (!tools.isIdle()) return
          act()
          draw()
        },
      },
      icon(name),
    )

  return {
    verb: 'spin',
    controls: [
      el('label', { class: 'field' }, el('span', {}, t('roulette.shape')), shape),
      el(
        'div',
        { class: 'tools' },
        tool('undo', () => bets.undo()),
        tool('clear', () => bets.clear()),
        tool('again', () => bets.put(before)),
      ),
    ],
    staked: () => bets.total(),
    choice: () => {
      const all = bets.all()
      return all.length === 0
        ? undefined
        : { bets: all.map(({ bet, stake }) => ({ ...bet, stake: String(stake) })) }
    },
    clear: () => {
      for (const button of spots.values()) button.classList.remove('hit')
    },
    async show(round, showing) {
      const { number } = round.outcome as RouletteOutcome
      before = bets.all()
      sounds.begin()
      await wheel.spin(number, showing)
      sounds.land(2)
      last.prepend(el('span', { class: colourOf(number) }, nameOf(number)))
      while (last.childElementCount > 10) last.lastElementChild?.remove()
      spots.get(`n${number}`)?.classList.add('hit')
      bets.clear()
      draw()
    },
    tell: ({ outcome }: Round) => {
      const { number } = outcome as RouletteOutcome
      return `${nameOf(number)} ${t(`roulette.colour.${colourOf(number)}`)}`
    },
    rules: () => [el('p', {}, t('rules.roulette'))],
  }
}
