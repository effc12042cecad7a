import { expect, it } from 'vitest'
import type { CampaignDefinition } from '#generated/grammar/types.ts'
import site from '#schemas/site/site.json' with { type: 'json' }
import type { Catalogue } from '../games/catalogue/createCatalogue.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { createCanBeUsed } from './canBeUsed.ts'
import { advertisesInVain } from './linkedOffers.ts'

type Given = { open?: string[]; games?: string[]; known?: string[] }

const judge = ({ open = ['casino', 'betting'], games = ['reels'], known = ['reels'] }: Given) =>
  createCanBeUsed({
    live: { isOpen: (product: string) => open.includes(product), site: () => site } as unknown as LiveSite,
    catalogue: {
      kept: () => new Map(known.map((one) => [one, {}])),
      current: () => ({
        find: (sysname: string) =>
          games.includes(sysname) ? { sysname, tags: [], features: [], kept: { kind: 'crash' } } : undefined,
      }),
    } as unknown as Catalogue,
    clock: () => new Date(),
  })
const campaign = (...promotions: object[]) =>
  ({ id: 'one', number: 5, promotions }) as unknown as CampaignDefinition
const bonus = { type: 'bonus' }
const betting = { type: 'betting_bonus' }
const spins = { type: 'freespins', game: 'reels' }

it('a campaign can be used where the rooms of all that it gives are open', () => {
  expect(judge({})(campaign(bonus, betting))).toBe(true)
  expect(judge({ open: ['casino'] })(campaign(bonus))).toBe(true)
  expect(judge({ open: ['casino'] })(campaign(bonus, betting))).toBe(false)
  expect(judge({ open: ['betting'] })(campaign(spins))).toBe(false)
  expect(judge({ open: [] })(campaign({ type: 'cashback' }))).toBe(true)
})

it('free spins can be used while their game is offered, and where the player is', () => {
  expect(judge({})(campaign(spins))).toBe(true)
  expect(judge({ games: [] })(campaign(spins))).toBe(false)
  expect(judge({ games: [], known: [] })(campaign(spins))).toBe(true)
  expect(judge({})(campaign(spins), 'DE')).toBe(false)
  expect(judge({})(campaign(spins), 'LV')).toBe(true)
})

it('what leads to an offer that cannot be used advertises in vain, however it leads there', () => {
  const campaigns = [campaign(betting)]
  const vain = (link: object) =>
    advertisesInVain(campaigns, judge({ open: ['casino'] }))({ blocks: [{ props: { link } }] })
  expect(vain({ route: 'offers-id', params: { id: 'one' } })).toBe(true)
  expect(vain({ route: 'offers-id', params: { id: '5' } })).toBe(true)
  expect(vain({ route: 'cashier.deposit-index', query: { offer: '5' } })).toBe(true)
  expect(vain({ route: 'offers-id', params: { id: '6' } })).toBe(false)
  expect(vain({ route: 'offers' })).toBe(false)
  const link = { route: 'offers-id', params: { id: 'one' } }
  expect(advertisesInVain(campaigns, judge({}))({ link })).toBe(false)
})
