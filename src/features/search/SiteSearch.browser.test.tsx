import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BlockProps } from '#generated/grammar/types.ts'
import type { CallResult } from '#renderers/host.ts'
import { openDataBlock } from '#renderers/pages/testing/openBlocks.tsx'
import type { StoryHostOptions } from '#renderers/storyHost.ts'
import type { Artefact } from '#schemas/runtime/artefacts.ts'
import { fakeGames, fakePlatform } from '../gamehall/testing/fakeGames.ts'
import { hallWords } from '../gamehall/testing/hallStory.tsx'
import { loadFeature } from '../loadFeature.ts'

const before = location.href
const words = {
  ...hallWords.en,
  'search.label': 'Search the site',
  'search.example': 'Game or page',
  'search.count': '{count} results',
  'search.nothing': 'No results for “{query}”.',
  'search.nothing.text': 'Try fewer words.',
  'search.games': 'Games',
  'search.events': 'Sports',
  'search.pages': 'Pages',
  'search.account': 'Your account',
  'search.questions': 'Questions',
  'sportsbook.league': 'League',
  'menu.offers': 'Offers',
  'menu.goldRules': 'Golden rules',
  'menu.wallet': 'Wallet',
  'faq.gold': 'What is a golden game?',
}
const menu = (id: string, items: object[]): Artefact =>
  ({ kind: 'menu', id, label: 'menu', items }) as unknown as Artefact
const artefacts: Record<string, Artefact> = {
  'menu/header': menu('header', [
    { label: 'menu.offers', link: { route: 'offers' } },
    { label: 'menu.goldRules', items: [{ label: 'menu.goldRules', link: { route: 'rules' } }] },
    { label: 'menu.signOut', actions: [{ do: 'close' }] },
  ]),
  'menu/footer': menu('footer', [{ label: 'menu.offers', link: { route: 'offers' } }]),
  'menu/player': menu('player', [{ label: 'menu.wallet', link: { route: 'wallet' } }]),
  'page/faq': {
    kind: 'page',
    id: 'faq',
    title: 'faq',
    uses: [],
    blocks: [
      { type: 'disclosure', props: { label: 'faq.gold', anchor: 'gold' } },
      { type: 'disclosure', props: { label: 'faq.gold' } },
    ],
  } as unknown as Artefact,
}
const props: BlockProps['site-search'] = {
  games: { title: 'search.games', size: 3 },
  events: { title: 'search.events' },
  pages: [
    { title: 'search.pages', menus: ['header', 'footer'] },
    {
      title: 'search.account',
      menus: ['player'],
      visibleWhen: { properties: { session: { properties: { authenticated: { const: true } } } } },
    },
  ],
  questions: { title: 'search.questions', page: 'faq', link: { route: 'faq' } },
}
const event = {
  id: 'sr:match:7',
  name: 'Goldford – Northtown',
  sport: 1,
  tournament: { id: 'sr:tournament:1', name: 'First League' },
  is_live: true,
  starts_at: '2026-01-01T12:00:00Z',
}

const none: CallResult = { ok: true, response: { events: [], tournaments: [] } }

let opened: Awaited<ReturnType<typeof openDataBlock>> | undefined
let sports: CallResult

beforeEach(async () => {
  await loadFeature('site-search')
  sports = { ok: true, response: { events: [event], tournaments: [] } }
})
afterEach(() => {
  opened?.close()
  opened = undefined
  history.replaceState(null, '', before)
})

async function open(options: Omit<StoryHostOptions, 'words'> = {}) {
  const platform = fakePlatform(fakeGames(60))
  const block = await openDataBlock(
    { type: 'site-search', props },
    {
      feature: loadFeature,
      artefacts,
      call: async (operation, values) =>
        operation !== 'sports.search' ? platform(operation, values) : values.query === 'what' ? none : sports,
      ...options,
      words,
    },
  )
  opened = block
  const field = block.find<HTMLInputElement>('[role=combobox]')
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const press = (key: string) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  /** What is found, by the titles above it. */
  const found = () =>
    Object.fromEntries(
      [...block.element.querySelectorAll('fieldset')].map((group) => [
        group.querySelector('h3')?.textContent,
        [...group.querySelectorAll('[role=option] b')].map((one) => one.textContent),
      ]),
    )
  return { ...block, field, type, press, found }
}

describe('search of the site', () => {
  it('offers pages before anything is typed, each once, and those of an account to whom has one', async () => {
    const { found, host } = await open()
    await vi.waitFor(() => expect(found()).toEqual({ Pages: ['Offers', 'Golden rules'] }))
    host.setFacts({ session: { uid: 7, authenticated: true } })
    await vi.waitFor(() => expect(found()['Your account']).toEqual(['Wallet']))
  })

  it('finds games, events, pages and questions by what is typed, and says how many', async () => {
    const { found, type, find } = await open()
    type('gold')
    await vi.waitFor(() =>
      expect(found()).toEqual({
        // All games have one address here.
        Games: ['Golden Lights'],
        Sports: ['Goldford – Northtown'],
        Pages: ['Golden rules'],
        Questions: ['What is a golden game?'],
      }),
    )
    await vi.waitFor(() => expect(find('[role=status]').textContent).toBe('4 results'))
  })

  it('leads by arrows and Enter to what is chosen', async () => {
    const { found, type, press, find, field } = await open()
    type('what')
    await vi.waitFor(() => expect(found().Questions).toHaveLength(1))
    press('ArrowUp')
    await vi.waitFor(() => expect(find('[aria-selected=true]').textContent).toBe('What is a golden game?'))
    expect(field.getAttribute('aria-activedescendant')).toBe(find('[aria-selected=true]').id)
    press('Enter')
    await expect.poll(() => `${location.pathname}${location.hash}`).toBe('/faq#gold')
  })

  it('shows the rest where one part does not answer, and asks that part again', async () => {
    const answered = sports
    sports = { ok: false, error: { type: 'NetworkError', message: '', invalidParameters: {} } }
    const { found, type, find, element } = await open()
    type('gold')
    await vi.waitFor(() => expect(element.querySelector('[role=alert]')).not.toBeNull())
    await vi.waitFor(() => expect(Object.keys(found())).toEqual(['Games', 'Pages', 'Questions']))
    sports = answered
    find('button').click()
    await vi.waitFor(() => expect(found().Sports).toEqual(['Goldford – Northtown']))
  })

  it('says that nothing is found', async () => {
    sports = none
    const { type, find } = await open()
    type('zzz')
    await vi.waitFor(() => expect(find('strong').textContent).toBe('No results for “zzz”.'))
  })
})
