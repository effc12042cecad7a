import { expect, test } from 'vitest'
import { readMarkets } from '../pricing/readMarkets.ts'
import { readXml, within } from '../testing/listen.ts'
import { marketsDocument, variantsDocument } from './descriptions.ts'

test('outcomes of variants are told apart from markets, each once, and no outcome is lost', () => {
  const { all } = readMarkets()
  const idsOf = (xml: string) => within(readXml(xml), 'outcome').map(({ attributes }) => attributes.id ?? '')
  const own = idsOf(marketsDocument(all, 'lv'))
  const brought = idsOf(variantsDocument(all, 'lv'))
  expect(own.filter((id) => id.startsWith('sr:'))).toEqual([])
  expect(new Set(brought).size).toBe(brought.length)
  const sold = new Set(all.flatMap(({ outcomes = [] }) => outcomes.map(({ id }) => id)))
  expect(new Set([...own, ...brought])).toEqual(sold)
  const variants = within(readXml(variantsDocument(all, 'lv')), 'variant')
  expect(variants.map(({ attributes }) => attributes.id)).toContain('sr:exact_goals:6+')
  expect(variants.length).toBeGreaterThan(5)
})
