import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Block } from '#generated/grammar/types.ts'
import { compilePage } from '#schemas/compiler/compilePage.ts'
import { starterDefinitions } from '../testing/starterDefinitions.ts'
import { loadDataBlocks } from './loadDataBlocks.ts'
import { openBlocks } from './testing/openBlocks.tsx'

// What came back of a stake is named by what the round was (UKGC RTS 14F), in the starter site's own pages.

type Texts = { locale: string; messages: Record<string, string> }
const words: Record<string, Record<string, string>> = {}
for (const { locale, messages } of Object.values(
  import.meta.glob<Texts>('../../schemas/site/messages/*/*.json', { eager: true, import: 'default' }),
))
  words[locale] = { ...words[locale], ...messages }

let opened: Awaited<ReturnType<typeof openBlocks>> | undefined
beforeEach(loadDataBlocks)
afterEach(() => opened?.close())

const money = (amount: string) => ({ amount, currency: 'EUR' })
const round = (id: number, result: string, win: string) => ({
  id: String(id),
  name: `Game ${id}`,
  created_at: '2026-11-27T10:00:00Z',
  bet: money('2.00'),
  win: money(win),
  balance: money('10.00'),
  result,
})
const items = [round(1, 'won', '4.00'), round(2, 'lost', '1.20'), round(3, 'lost', '2.00')]

function pageOf(id: string): Block[] {
  const page = starterDefinitions('page').find((one) => one.id === id)
  if (!page) throw new Error(`The starter site has no page ${id}`)
  return compilePage(page, undefined).blocks
}

it.each(Object.keys(words))('calls what is no win returned, and a win won: %s', async (locale) => {
  opened = await openBlocks(pageOf('profile/history'), {
    locale,
    words,
    call: async (operation) =>
      operation === 'games.getHistory'
        ? { ok: true, response: { items, total: items.length } }
        : { ok: true, response: {} },
  })
  const labels = () =>
    [...(opened?.element.querySelectorAll('li') ?? [])].flatMap(
      (row) => row.querySelectorAll('dt')[1]?.textContent ?? [],
    )
  await vi.waitFor(() => expect(labels()).toHaveLength(3))
  const [won, lessThanStaked, asMuch] = labels()
  expect(lessThanStaked).toBe(asMuch)
  expect(won).not.toBe(asMuch)
})
