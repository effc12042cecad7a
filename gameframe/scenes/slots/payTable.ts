import type { SlotConfig } from '#games/engines/slots/SlotConfig.ts'
import type { Translate } from '../../messages/createTranslate.ts'
import { el } from '../../ui/el.ts'

type Tools = {
  config: SlotConfig
  t: Translate
  worth: (units: number, stake: string) => string
  stake: () => bigint
  symbolPicture: (symbol: string) => HTMLElement
}

/** What symbols pay at the stake that is set, and what the others do. */
export function payTable({ config, t, worth, stake, symbolPicture }: Tools): HTMLElement[] {
  const sum = String(stake())
  const { wins, wild, scatter, free, hold, mystery, multipliers } = config
  const pays = Object.entries(config.pays).map(([symbol, table]) =>
    el(
      'li',
      {},
      symbolPicture(symbol),
      el(
        'dl',
        {},
        ...table.flatMap((units, at) =>
          units > 0 ? [el('div', {}, el('dt', {}, `${at + 1}×`), el('dd', {}, worth(units, sum)))] : [],
        ),
      ),
    ),
  )
  const said = (symbol: string | undefined, text: string) =>
    el('p', { class: 'said' }, ...(symbol === undefined ? [] : [symbolPicture(symbol)]), el('span', {}, text))
  return [
    el('p', {}, wins.by === 'lines' ? t('rules.lines', { count: wins.lines.length }) : t('rules.ways')),
    ...(wins.by === 'lines' && wins.bothWays ? [el('p', {}, t('rules.bothWays'))] : []),
    el('ul', { class: 'pays' }, ...pays),
    ...(wild ? [said(wild.symbol, t(wild.expands ? 'rules.wildExpands' : 'rules.wild'))] : []),
    ...(wild?.multiplies ? [said(wild.symbol, t('rules.wildMultiplies', { by: wild.multiplies }))] : []),
    ...(scatter ? [said(scatter.symbol, t('rules.scatter'))] : []),
    ...(scatter && free
      ? free.spins.flatMap((count, at) =>
          count > 0
            ? [said(scatter.symbol, t('rules.free', { scatters: at + 1, count, most: free.most }))]
            : [],
        )
      : []),
    ...(free?.multipliers.some((by) => by > 1)
      ? [said(undefined, t('rules.freeMultiplies', { by: free.multipliers.join(', ') }))]
      : []),
    ...(free?.expanding ? [said(undefined, t('rules.expanding'))] : []),
    ...(hold ? [said(hold.coin, t('rules.hold', { least: hold.least, respins: hold.respins }))] : []),
    ...(mystery ? [said(mystery.symbol, t('rules.mystery'))] : []),
    ...(multipliers
      ? [said(undefined, t('rules.multipliers', { by: multipliers.map(([by]) => `×${by}`).join(', ') }))]
      : []),
  ]
}
