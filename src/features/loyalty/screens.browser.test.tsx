import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '#generated/grammar/types.ts'
import type { CallResult } from '#renderers/host.ts'
import { loadDataBlocks } from '#renderers/pages/loadDataBlocks.ts'
import { openBlocks } from '#renderers/pages/testing/openBlocks.tsx'
import { settle } from '#renderers/testing/settle.ts'
import { starterDefinitions } from '#renderers/testing/starterDefinitions.ts'
import { compilePage } from '#schemas/compiler/compilePage.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { loadFeature } from '../loadFeature.ts'
import { fakeStanding } from './map/testing/fakeStanding.ts'

// What the starter site's own pages of loyalty ask for, and for whom; what they say, in its words.

const texts = import.meta.glob<{ messages: Record<string, string> }>(
  '../../../schemas/site/messages/en/*.json',
  { eager: true, import: 'default' },
)
const en = Object.assign({}, ...Object.values(texts).map(({ messages }) => messages))

let opened: Awaited<ReturnType<typeof openBlocks>> | undefined
beforeEach(async () => {
  await Promise.all([loadDataBlocks(), loadFeature('loyalty')])
})
afterEach(() => {
  opened?.close()
  opened = undefined
})

const levels = fakeStanding({ at: 2, levelPoints: 3999 }).levels
const programme = { id: 1, sysname: 'north', name: 'North', levels: fakeStanding().levels, quests: [] }
const product = {
  id: 4,
  name: 'Vacuum flask',
  price: 300,
  kind: 'sent',
  is_available: true,
}
const answers: Record<string, unknown> = {
  'loyalty.getinfo': {
    ...{ id: 1, sysname: 'north', name: 'North', is_active: true, uid: 7, levels },
    ...{ points: 1250, level_points: 3999, debt: 40 },
    can_change_character_at: '2026-11-30T10:00:00Z',
    expiring: [{ at: '2027-01-31', points: 50 }],
  },
  'loyalty.getProgram': programme,
  'loyalty.getPrograms': { items: [programme], total: 1 },
  'loyalty.getproducts': {
    items: [
      product,
      {
        ...product,
        id: 5,
        name: 'Wool blanket',
        price: 2000,
        is_available: false,
        reason: 'insufficient',
        missing: 750,
      },
      {
        ...product,
        id: 6,
        name: '20 free spins',
        kind: 'free_spins',
        is_available: false,
        reason: 'sold_out',
      },
    ],
    total: 3,
  },
  'loyalty.getcharacters': {
    items: [
      { id: 1, sysname: 'elin', name: 'Elin', is_available: true, is_chosen: true },
      { id: 2, sysname: 'bruno', name: 'Bruno', is_available: true },
      { id: 3, sysname: 'aino', name: 'Aino', is_available: false },
    ],
    total: 3,
  },
  'loyalty.gethistory': {
    items: [
      {
        ...{
          id: 9,
          at: '2026-11-27T10:00:00Z',
          source: 'round',
          title: 'Polar Hollow',
          points: 12,
          level_points: 12,
        },
        ...{ expires_at: '2027-11-30', left: 5, link: { kind: 'round', id: 77 } },
      },
    ],
    total: 1,
  },
}

type Who = {
  isPlayer?: boolean
  isEnableLoyalty?: boolean
  isEnableCharacters?: boolean
  isOffered?: boolean
  programmes?: object[]
}

function factsFor({ isPlayer, isEnableLoyalty = true, isEnableCharacters = true, isOffered = true }: Who) {
  return {
    session: { authenticated: isPlayer ?? false, ...(isPlayer && { uid: 7 }) },
    site: { loyalty: { isEnableLoyalty, isEnableCharacters, changeCharacterHours: 24 } },
    jurisdiction: { loyalty_offered: isOffered },
  } as unknown as Partial<Facts>
}

function blocksOf(id: string): Block[] {
  const page = starterDefinitions('page').find((one) => one.id === id)
  if (!page) throw new Error(`the starter site has no page ${id}`)
  return compilePage(page, undefined).blocks
}

async function open(id: string, who: Who) {
  opened = await openBlocks(blocksOf(id), {
    words: { en },
    feature: loadFeature,
    facts: factsFor(who),
    call: async (operation): Promise<CallResult> => ({
      ok: true,
      response:
        who.programmes && operation === 'loyalty.getPrograms'
          ? { items: who.programmes, total: who.programmes.length }
          : (answers[operation] ?? { items: [], total: 0 }),
    }),
  })
  const { element, host } = opened
  await settle(200)
  const text = () => element.textContent ?? ''
  return {
    element,
    text,
    askedOf: (name: string) =>
      host.calls.filter(({ operation }) => operation === name).map(({ values }) => values.sysname),
    asked: () => [...new Set(host.calls.map(({ operation }) => operation))].sort(),
    runs: host.runs,
    press: async (name: string, of: string) => {
      const card = [...element.querySelectorAll('li')].find((one) => one.textContent?.includes(of))
      const found = [...(card?.querySelectorAll('button') ?? [])].find((one) => one.textContent === name)
      if (!found) throw new Error(`there is no button ${name} of ${of} in ${text()}`)
      found.click()
      await settle()
    },
  }
}

describe('pages of loyalty', () => {
  it.each([
    {
      isEnableLoyalty: true,
      isEnableCharacters: true,
      strangers: ['getPrograms', 'getcharacters'],
      players: ['getProgram', 'getPrograms', 'getcharacters', 'getinfo'],
    },
    {
      isEnableLoyalty: true,
      isEnableCharacters: false,
      strangers: ['getPrograms'],
      players: ['getProgram', 'getPrograms', 'getinfo'],
    },
    {
      isEnableLoyalty: false,
      isEnableCharacters: true,
      strangers: ['getcharacters'],
      players: ['getcharacters', 'getinfo'],
    },
    { isEnableLoyalty: false, isEnableCharacters: false, strangers: [], players: [] },
  ])(
    'ask for what is switched on, and for nothing of a player where nobody is signed in: %o',
    async ({ strangers, players, ...switches }) => {
      const named = (names: string[]) => names.map((name) => `loyalty.${name}`)
      const stranger = await open('loyalty', switches)
      await vi.waitFor(() => expect(stranger.asked()).toEqual(named(strangers)))
      opened?.close()
      const player = await open('loyalty', { ...switches, isPlayer: true })
      await vi.waitFor(() => expect(player.asked()).toEqual(named(players)))
      opened?.close()
      const abroad = await open('loyalty', { ...switches, isPlayer: true, isOffered: false })
      expect(abroad.asked()).toEqual([])
    },
  )

  it('sell what can be paid for, and say of the rest what is missing or why it is not sold', async () => {
    const { text, press, runs } = await open('loyalty/shop', { isPlayer: true })
    await vi.waitFor(() => expect(text()).toContain('Wool blanket'))
    expect(text()).toContain('You owe 40 points')
    expect(text()).toContain('750 points short')
    expect(text()).toContain('Sold out')
    await press('Buy', 'Vacuum flask')
    await press('Details', 'Wool blanket')
    const popups = runs.flatMap(({ actions }) => actions.filter((action) => action.do === 'open'))
    // The one popup, which says of what cannot be bought why not.
    expect(popups.map(({ popup, view }) => [popup, view])).toEqual([
      ['loyalty-product', undefined],
      ['loyalty-product', undefined],
    ])
  })

  it.each([
    { page: 'loyalty', asks: ['getinfo'] },
    { page: 'loyalty/shop', asks: ['getinfo', 'getproducts'] },
    { page: 'profile/loyalty', asks: ['getinfo', 'gethistory'] },
  ])('have each of the programmes that a player has, by name: $page', async ({ page, asks }) => {
    const other = { ...programme, id: 2, sysname: 'south', name: 'South' }
    const { text, askedOf } = await open(page, { isPlayer: true, programmes: [programme, other] })
    await vi.waitFor(() => expect(text()).toContain('South'))
    for (const ask of asks)
      await vi.waitFor(() =>
        expect(askedOf(`loyalty.${ask}`)).toEqual(expect.arrayContaining(['north', 'south'])),
      )
  })

  it('mark the character that a player has, and say when another can be taken', async () => {
    const { element, text } = await open('loyalty', { isPlayer: true })
    await vi.waitFor(() => expect(text()).toContain('Your character'))
    expect(text()).toContain('change your character again from 30.11.2026')
    const cards = [...element.querySelectorAll('li')].filter((one) =>
      /Elin|Bruno|Aino/.test(one.textContent ?? ''),
    )
    const offers = (name: string) =>
      cards.find((one) => one.textContent?.includes(name))?.textContent?.includes('Choose')
    expect(['Elin', 'Bruno', 'Aino'].map(offers)).toEqual([false, true, false])
  })

  it('show the shop to visitors, with a way to register and nothing of anybody', async () => {
    const { text, asked } = await open('loyalty/shop', {})
    await vi.waitFor(() => expect(text()).toContain('Wool blanket'))
    expect(text()).toContain('You need an account to earn points')
    expect(text()).not.toContain('points short')
    expect(asked()).toEqual(['loyalty.getPrograms', 'loyalty.getproducts'])
  })

  it('tell a player why points came, when which of them expire, and a debt', async () => {
    const { text } = await open('profile/loyalty', { isPlayer: true })
    await vi.waitFor(() => expect(text()).toContain('Polar Hollow'))
    expect(text()).toContain('2,001 level points to Plateau')
    expect(text()).toMatch('50 points expire on 31.01.2027')
    expect(text()).toMatch(/5 points left, expire on .*2027/)
    expect(text()).toContain('Points: +12')
    expect(text()).toContain('You owe 40 points')
    expect(opened?.element.querySelector('a[href*="profile.bets.round"]')).not.toBeNull()
  })
})
