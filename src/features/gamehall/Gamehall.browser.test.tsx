import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '#renderers/base.css'
import type { Host } from '#renderers/host.ts'
import { openDataBlock } from '#renderers/pages/testing/openBlocks.tsx'
import type { StoryHostOptions } from '#renderers/storyHost.ts'
import { loadFeature } from '../loadFeature.ts'
import { fakeGames, fakePlatform } from './testing/fakeGames.ts'
import { hallProps, hallWords, player } from './testing/hallStory.tsx'

const before = location.href
let opened: Awaited<ReturnType<typeof openDataBlock>> | undefined

beforeEach(async () => void (await loadFeature('gamehall')))
afterEach(() => {
  opened?.close()
  opened = undefined
  document.documentElement.dir = 'ltr'
  history.replaceState(null, '', before)
  scrollTo(0, 0)
})

async function open(search = '', options: Omit<StoryHostOptions, 'words'> = {}) {
  history.replaceState(null, '', `${location.pathname}${search}`)
  const hall = await openDataBlock(
    { type: 'gamehall', props: hallProps },
    {
      feature: loadFeature,
      call: fakePlatform(fakeGames(2000)),
      ...options,
      words: { ...hallWords.en, ...(options.locale === 'ar' && hallWords.ar) },
    },
  )
  opened = hall
  const all = <E extends HTMLElement>(selector: string) => [...hall.element.querySelectorAll<E>(selector)]
  const asked = () => hall.host.calls.filter(({ operation }) => operation === 'games.get')
  return { ...hall, all, asked, link: (text: string) => named(all('a'), text), box: () => all('label') }
}

const named = (elements: HTMLElement[], text: string) => {
  const found = elements.find((element) => element.textContent?.includes(text))
  if (!found) throw new Error(`nothing says ${text}`)
  return found
}
const games = (all: (selector: string) => HTMLElement[]) => all('[role=gridcell] a')
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

describe('game hall', () => {
  it('shows what the address chooses', async () => {
    const { all, asked, find } = await open('?category=slots&providers=maker-2,maker-4&sort=name')
    await vi.waitFor(() => expect(games(all).length).toBeGreaterThan(5))
    expect(asked()[0]?.values).toMatchObject({
      tags: ['slots'],
      providers: ['maker-2', 'maker-4'],
      sort: 'name',
      offset: 0,
      count: 48,
    })
    expect(find('nav [aria-current=page]').textContent).toContain('Slots')
    expect(find<HTMLSelectElement>('select').value).toBe('name')
    expect(all('[aria-label="Active filters"] button')).toHaveLength(3)
    expect(find('[role=status]').textContent).toBe('500 games')
  })

  it('counts categories by the providers that are chosen, and providers by the category', async () => {
    const { all, find, link } = await open()
    const count = (text: string) => link(text).querySelector('small')?.textContent
    await vi.waitFor(() => expect(count('Slots')).toBe('1,000'))
    const shown = all('nav a').length
    named(all('button'), 'Providers').click()
    await vi.waitFor(() => expect(all('label input[type=checkbox]').length).toBe(20))
    expect(named(all('label'), 'Ninth Gate').textContent).toContain('250')
    all<HTMLInputElement>('label input[type=checkbox]')[2]?.click()
    // What is counted anew stands there meanwhile.
    expect(all('nav a')).toHaveLength(shown)
    await vi.waitFor(() => expect([count('Slots'), count('Tables')]).toEqual(['250', '0']))
    await vi.waitFor(() => expect(find('[role=status]').textContent).toBe('250 games'))
    link('Jackpots').click()
    await vi.waitFor(() => expect(named(all('label'), 'Ninth Gate').textContent).toMatch(/^Ninth Gate3[56]$/))
    expect(count('Slots')).toBe('250')
  })

  it('writes into the address what is chosen, and goes back to it', async () => {
    const { all, find, link } = await open('?utm=letter')
    await vi.waitFor(() => expect(all('nav a').length).toBeGreaterThan(5))
    link('Tables').click()
    await expect.poll(() => location.search).toBe('?utm=letter&category=table')
    await vi.waitFor(() => expect(find('nav [aria-current]').textContent).toContain('Tables'))
    named(all('button'), 'Providers').click()
    await vi.waitFor(() => expect(all('label input[type=checkbox]').length).toBe(20))
    all<HTMLInputElement>('label input[type=checkbox]')[3]?.click()
    await expect.poll(() => location.search).toBe('?utm=letter&category=table&providers=maker-3')
    await vi.waitFor(() => expect(find('[role=status]').textContent).toBe('250 games'))
    find('[aria-label="Remove filter Ninth Gate"]').click()
    await expect.poll(() => location.search).toBe('?utm=letter&category=table')
    // Each step back takes off what was done last.
    history.back()
    await expect.poll(() => location.search).toBe('?utm=letter&category=table&providers=maker-3')
    await vi.waitFor(() => expect(find('[role=status]').textContent).toBe('250 games'))
    history.go(-2)
    await expect.poll(() => location.search).toBe('?utm=letter')
    await vi.waitFor(() => expect(find('nav [aria-current]').textContent).toContain('All games'))
  })

  it('draws only what is near the screen, and asks for the pages that are scrolled to', async () => {
    const { all, asked, find } = await open()
    await vi.waitFor(() => expect(games(all).length).toBeGreaterThan(5))
    expect(find('[role=grid]').getAttribute('aria-rowcount')).toBe(
      String(Math.ceil(2000 / Number(find('[role=grid]').getAttribute('aria-colcount')))),
    )
    scrollTo(0, document.documentElement.scrollHeight / 2)
    await vi.waitFor(() => expect(asked().some(({ values }) => Number(values.offset) > 500)).toBe(true))
    await vi.waitFor(() => expect(games(all).length).toBeGreaterThan(5))
    expect(all('[role=gridcell]').length).toBeLessThan(200)
    expect(asked().length).toBeLessThan(6)
  })

  it('is walked through by arrow keys, with one stop of the tab key', async () => {
    const { all, find } = await open()
    await vi.waitFor(() => expect(games(all).length).toBeGreaterThan(12))
    expect(all('[role=gridcell] a[tabindex="0"]')).toHaveLength(1)
    const columns = Number(find('[role=grid]').getAttribute('aria-colcount'))
    find('[data-at="0"] a').focus()
    press('ArrowRight')
    await vi.waitFor(() => expect(document.activeElement).toBe(find('[data-at="1"] a')))
    press('ArrowDown')
    await vi.waitFor(() => expect(document.activeElement).toBe(find(`[data-at="${columns + 1}"] a`)))
    // The last game is neither drawn nor here yet.
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'End', ctrlKey: true, bubbles: true, cancelable: true }),
    )
    await vi.waitFor(() => expect(document.activeElement).toBe(find('[data-at="1999"] a')))
    expect(find('[data-at="1999"]').closest('[role=row]')?.getAttribute('aria-rowindex')).toBe(
      String(Math.ceil(2000 / columns)),
    )
  })

  it('keeps the row with the focus while the page scrolls away from it', async () => {
    const { all, find } = await open()
    await vi.waitFor(() => expect(games(all).length).toBeGreaterThan(5))
    find('[data-at="0"] a').focus()
    scrollTo(0, 8000)
    await vi.waitFor(() => expect(all('[data-at="0"]').length + all('[role=row]').length).toBeGreaterThan(4))
    await vi.waitFor(() => expect(Number(all('[role=gridcell]').at(-1)?.dataset.at)).toBeGreaterThan(60))
    expect(document.activeElement).toBe(find('[data-at="0"] a'))
  })

  it('shows a like at once, and takes it back where it is refused', async () => {
    let answer: ((result: Awaited<ReturnType<Host['call']>>) => void) | undefined
    const platform = fakePlatform(fakeGames(20), ['game-1'])
    const { find, host, all } = await open('', {
      facts: player,
      call: (operation, values) =>
        operation === 'games.addLike'
          ? new Promise((done) => {
              answer = done
            })
          : platform(operation, values),
    })
    await vi.waitFor(() => expect(all('[aria-pressed=true]')).toHaveLength(1))
    const heart = () => find('[data-at="0"] [aria-pressed]')
    heart().click()
    await vi.waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'))
    answer?.({ ok: false, error: { type: 'NetworkError', message: '', invalidParameters: {} } })
    await vi.waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'))
    expect(host.runs.at(-1)?.actions).toEqual([{ do: 'toast', text: 'gamehall.like.failed', tone: 'error' }])
  })

  it('keeps what was liked before it is known what else is', async () => {
    let answer: ((result: Awaited<ReturnType<Host['call']>>) => void) | undefined
    const platform = fakePlatform(fakeGames(20))
    const { find, all } = await open('', {
      facts: player,
      call: (operation, values) =>
        operation === 'games.getLikes'
          ? new Promise((done) => {
              answer = done
            })
          : platform(operation, values),
    })
    await vi.waitFor(() => expect(games(all).length).toBeGreaterThan(5))
    find('[data-at="0"] [aria-pressed]').click()
    await vi.waitFor(() => expect(all('[aria-pressed=true]')).toHaveLength(1))
    answer?.({ ok: true, response: { sysnames: ['game-3'] } })
    await vi.waitFor(() => expect(all('[aria-pressed=true]')).toHaveLength(2))
  })

  it('lets strangers sign in where they want to keep a game', async () => {
    const { find, host, all } = await open()
    await vi.waitFor(() => expect(games(all).length).toBeGreaterThan(5))
    find('[data-at="0"] [aria-pressed]').click()
    expect(host.runs.at(-1)?.actions).toEqual(hallProps.stranger)
    expect(host.calls.some(({ operation }) => operation === 'games.addLike')).toBe(false)
  })

  it('keeps the games that the player likes in a list of their own until they leave it', async () => {
    const { find, all } = await open('?category=liked', {
      facts: player,
      call: fakePlatform(fakeGames(20), ['game-1', 'game-4']),
    })
    await vi.waitFor(() => expect(games(all)).toHaveLength(2))
    find('[aria-pressed=true]').click()
    await vi.waitFor(() => expect(all('[aria-pressed=true]')).toHaveLength(1))
    expect(games(all)).toHaveLength(2)
  })

  it('tells on a tile what its greatest jackpot holds, and asks again when one has grown', async () => {
    const { find, host } = await open()
    await vi.waitFor(() => expect(find('[data-at="0"] [data-tone=money]').textContent).toContain('€10,000'))
    expect(find('[data-at="7"] [data-tone=money]').textContent).toContain('€500')
    const asked = () => host.calls.filter(({ operation }) => operation === 'jackpots.get')
    expect(asked()).toHaveLength(1)
    const others = host.calls.length
    await host.refresh('jackpot')
    expect(asked()).toHaveLength(2)
    expect(host.calls).toHaveLength(others + 1)
  })

  it('says why there is no game, and leads out', async () => {
    const { find, all, link } = await open('?category=live&providers=maker-1')
    await vi.waitFor(() => expect(find('strong').textContent).toBe('No games match your filters'))
    expect(all('[role=grid]')).toHaveLength(0)
    link('Clear all').click()
    await expect.poll(() => location.search).toBe('?category=live')
    await vi.waitFor(() => expect(find('strong').textContent).toBe('No games here'))
    link('Show all games').click()
    await vi.waitFor(() => expect(games(all).length).toBeGreaterThan(5))
  })

  it('leads on to all games where a link names what is no more, without another try', async () => {
    const invalidParameters = { tags: [{ code: 'not_found', params: { value: 'gone' } }] }
    const { element, link } = await open('?category=gone', {
      call: async () => ({
        ok: false,
        error: { type: 'InvalidParameterException', message: '', invalidParameters },
      }),
    })
    await vi.waitFor(() => expect(element.textContent).toContain('No games here'))
    expect(element.querySelector('[role=alert] button')).toBeNull()
    expect(link('All games').getAttribute('href')).not.toContain('gone')
  })

  it('says that it failed, and tries again', async () => {
    const platform = fakePlatform(fakeGames(20))
    let isUp = false
    const { find, all } = await open('', {
      call: async (operation, values) =>
        operation === 'games.get' && !isUp
          ? { ok: false, error: { type: 'NetworkError', message: '', invalidParameters: {} } }
          : platform(operation, values),
    })
    await vi.waitFor(() => expect(find('[role=alert]').textContent).toContain('No answer from the server.'))
    isUp = true
    named(all('[role=alert] button'), 'Try again').click()
    await vi.waitFor(() => expect(games(all).length).toBeGreaterThan(5))
    expect(all('[role=alert]')).toHaveLength(0)
  })

  it('stays within a narrow screen, also from right to left', async () => {
    document.documentElement.dir = 'rtl'
    document.body.style.inlineSize = '360px'
    const { all, element, find } = await open('', { locale: 'ar' })
    element.style.paddingInline = '16px'
    await vi.waitFor(() => expect(games(all).length).toBeGreaterThan(5))
    expect(find('[role=grid]').getAttribute('aria-colcount')).toBe('2')
    expect(element.scrollWidth).toBeLessThanOrEqual(360)
    expect(all('[aria-expanded]')).toHaveLength(2)
    for (const filter of all('[aria-expanded]')) {
      filter.click()
      await vi.waitFor(() => expect(all('fieldset')).toHaveLength(1))
      const panel = find('fieldset').getBoundingClientRect()
      expect(panel.left).toBeGreaterThanOrEqual(element.getBoundingClientRect().left)
      expect(panel.right).toBeLessThanOrEqual(element.getBoundingClientRect().right)
      filter.click()
      await vi.waitFor(() => expect(all('fieldset')).toHaveLength(0))
    }
    const [first, second] = [find('[data-at="0"]'), find('[data-at="1"]')].map((tile) =>
      tile.getBoundingClientRect(),
    )
    expect(first?.left).toBeGreaterThan(second?.right ?? 0)
    find('[data-at="0"] a').focus()
    press('ArrowLeft')
    await vi.waitFor(() => expect(document.activeElement).toBe(find('[data-at="1"] a')))
    document.body.style.inlineSize = ''
  })
})
