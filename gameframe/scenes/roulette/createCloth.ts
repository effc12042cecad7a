import type { RouletteConfig } from '#games/engines/roulette.ts'
import { type BetKind, doubleZero, numberSets } from '#games/engines/rouletteBets.ts'
import { el } from '../../ui/el.ts'
import { icon } from '../../ui/icon.ts'
import type { SceneTools } from '../Scene.ts'
import { type Chip, createBets, type LaidBet, sumsOf } from './createBets.ts'
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

type Options = {
  tools: Pick<SceneTools, 'sounds' | 'money' | 't' | 'stake' | 'isIdle' | 'changed'>
  wheel: RouletteConfig['wheel']
  /** Chips that lie and cannot be taken back. */
  placed?: () => readonly Chip[]
}

/** A cloth of buttons; a press lays a chip worth the stake. */
export function createCloth({ tools, wheel: kind, placed = () => [] }: Options) {
  const { sounds, money, t } = tools
  const bets = createBets()
  let before: readonly Chip[] = []
  const shape = el('select', {}, ...shapes.map((one) => el('option', { value: one }, t(`roulette.${one}`))))
  const element = el('div', { class: 'cloth', role: 'group', 'aria-label': t('roulette.cloth') })
  const spots = new Map<string, HTMLButtonElement>()

  /** @param wide places on the grid of a wide cloth; `small`: of a phone's; `tall`: of one with large text */
  function spot(
    {
      id,
      text,
      label,
      wide,
      small,
      tall,
    }: Record<'id' | 'text' | 'label' | 'wide' | 'small' | 'tall', string>,
    bet: () => LaidBet | undefined,
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
    button.style.setProperty('--tall', tall)
    spots.set(id, button)
    return button
  }
  /** The bet of the chosen shape that a number stands first in, or else stands in. */
  function betOn(number: number): LaidBet | undefined {
    const kindOf = shape.value as (typeof shapes)[number]
    const sets = numberSets[kind][kindOf]
    const numbers = sets.find((set) => set[0] === number) ?? sets.find((set) => set.includes(number))
    return numbers && { kind: kindOf, numbers }
  }
  const isDouble = kind === 'double'
  const numbers = [0, ...(isDouble ? [doubleZero] : []), ...Array.from({ length: 36 }, (_, at) => at + 1)]
  for (const number of numbers) {
    const name = nameOf(number)
    const [column, row] = [Math.ceil(number / 3), 3 - ((number - 1) % 3)]
    const place =
      number === 0
        ? {
            wide: isDouble ? '2 / 1 / span 2' : '1 / 1 / span 3',
            small: isDouble ? '1 / 1 / auto / span 2' : '1 / 1 / auto / span 3',
            tall: isDouble ? '1 / 1 / auto / span 3' : '1 / 1 / auto / span 6',
          }
        : number === doubleZero
          ? { wide: '1 / 1', small: '1 / 3 / auto / span 2', tall: '1 / 4 / auto / span 3' }
          : {
              wide: `${row} / ${column + 1}`,
              small: `${row + 1} / ${column}`,
              tall: `${column + 1} / ${2 * (3 - row) + 1} / auto / span 2`,
            }
    const button = spot({ id: `n${number}`, text: name, label: name, ...place }, () => betOn(number))
    button.classList.add(colourOf(number))
    element.append(button)
  }
  for (const column of [1, 2, 3] as const) {
    const id = `column_${column}` as const
    const places = {
      wide: `${4 - column} / 14`,
      small: `1 / ${column * 3 + (isDouble ? 2 : 1)} / auto / span ${isDouble && column === 3 ? 2 : 3}`,
      tall: `14 / ${2 * column - 1} / auto / span 2`,
    }
    element.append(spot({ id, text: '2:1', label: t(`roulette.${id}`), ...places }, () => ({ kind: id })))
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
        tall:
          at < 3
            ? `15 / ${2 * at + 1} / auto / span 2`
            : `${16 + Math.floor((at - 3) / 2)} / ${3 * ((at - 3) % 2) + 1} / auto / span 3`,
      },
      () => ({ kind: id }),
    )
    button.classList.add('outside', id)
    element.append(button)
  }

  function draw(): void {
    const sums = sumsOf([...placed(), ...bets.all()])
    for (const [id, button] of spots) {
      const sum = sums.get(id)
      button.querySelector('.chip')?.remove()
      const name = button.dataset.name ?? button.getAttribute('aria-label') ?? ''
      button.dataset.name = name
      button.setAttribute('aria-label', sum === undefined ? name : `${name}, ${money.show(sum)}`)
      if (sum !== undefined) button.append(el('span', { class: 'chip' }, money.short(sum)))
    }
    tools.changed()
  }
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
    element,
    bets,
    draw,
    controls: [el('label', { class: 'field' }, el('span', {}, t('roulette.shape')), shape)],
    /** What is done with chips that lie. */
    tools: el(
      'div',
      { class: 'tools' },
      tool('undo', () => bets.undo()),
      tool('clear', () => bets.clear()),
      tool('again', () => bets.put(before)),
    ),
    /** What a round would be played with; none where nothing lies. */
    choice: () => {
      const all = bets.all()
      return all.length === 0
        ? undefined
        : { bets: all.map(({ bet, stake }) => ({ ...bet, stake: String(stake) })) }
    },
    /** Chips that are laid anew by a press. */
    remember: (chips: readonly Chip[]): void => {
      before = chips
    },
    /** Marks where the ball lies, or nothing. */
    mark: (number?: number): void => {
      for (const [id, button] of spots) button.classList.toggle('hit', id === `n${number}`)
    },
  }
}
