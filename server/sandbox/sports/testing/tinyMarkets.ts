import { type MarketText, marketsOf } from '../pricing/readMarkets.ts'

const text = (en: string) => ({ en, lv: en, ru: en, de: en, ar: en })
const market = (id: number, family: string, specifiers: MarketText['specifiers'] = []): MarketText => ({
  ...{ id, family, groups: ['all', 'score'], specifiers, name: text(`Market ${id}`) },
  outcomes: [{ id: '1', name: text('{$competitor1}') }],
})

/** What `tinyEngine` sells. */
export const tinyMarkets = marketsOf(
  [
    market(1, 'main'),
    market(18, 'total', [{ name: 'total', type: 'decimal' }]),
    market(8, 'score', [{ name: 'goalnr', type: 'integer' }]),
  ],
  { main: { method: 'shin', book: 1.05 }, total: { method: 'power', book: 1.06 } },
)
