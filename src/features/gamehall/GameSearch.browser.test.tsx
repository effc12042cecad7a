import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallOptions } from '#renderers/host.ts'
import { openDataBlock } from '#renderers/pages/testing/openBlocks.tsx'
import type { StoryHostOptions } from '#renderers/storyHost.ts'
import { loadFeature } from '../loadFeature.ts'
import { fakeGames, fakePlatform } from './testing/fakeGames.ts'
import { hallWords } from './testing/hallStory.tsx'

const before = location.href
let opened: Awaited<ReturnType<typeof openDataBlock>> | undefined

beforeEach(async () => void (await loadFeature('game-search')))
afterEach(() => {
  opened?.close()
  opened = undefined
  history.replaceState(null, '', before)
})

async function open(options: Omit<StoryHostOptions, 'words'> = {}) {
  const platform = fakePlatform(fakeGames(60))
  const given: { query: unknown; signal: AbortSignal | undefined }[] = []
  const block = await openDataBlock(
    { type: 'game-search' },
    {
      feature: loadFeature,
      call: (operation, values, callOptions?: CallOptions) => {
        if (values.query !== undefined) given.push({ query: values.query, signal: callOptions?.signal })
        return platform(operation, values)
      },
      ...options,
      words: hallWords.en,
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
  const found = () => [...block.element.querySelectorAll('[role=option]')].map((one) => one.textContent)
  const chosen = () => block.element.querySelector('[aria-selected=true]')?.textContent
  return { ...block, field, type, press, found, chosen, given }
}

describe('search for games', () => {
  it('asks once for what was typed in a row, and gives up the older question', async () => {
    const { type, found, given } = await open()
    type('g')
    type('go')
    type('golden')
    await vi.waitFor(() => expect(found().length).toBe(6))
    expect(given.map(({ query }) => query)).toEqual(['golden'])
    type('crystal')
    await vi.waitFor(() => expect(found()[0]).toContain('Crystal'))
    expect(given[0]?.signal?.aborted).toBe(true)
  })

  it('is used by arrows and Enter, and keeps what was looked for', async () => {
    const { type, press, found, chosen, host, field } = await open()
    type('golden')
    await vi.waitFor(() => expect(found().length).toBe(6))
    press('ArrowDown')
    await vi.waitFor(() => expect(chosen()).toContain('Golden Lights'))
    press('ArrowUp')
    await vi.waitFor(() => expect(chosen()).toContain('Golden Comet'))
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
      chosen(),
    )
    press('Enter')
    await expect.poll(() => location.pathname).toBe('/game-sysname')
    expect(host.runs.at(-1)?.actions).toEqual([{ do: 'store', key: 'game_searches', value: '["golden"]' }])
  })

  it('offers games that are played often, and what was looked for before', async () => {
    const { found, find, field } = await open({ facts: { stored: { game_searches: '["comet"]' } } })
    await vi.waitFor(() => expect(found()).toHaveLength(8))
    find<HTMLButtonElement>('li button').click()
    await vi.waitFor(() => expect(field.value).toBe('comet'))
    await vi.waitFor(() => expect(found().every((text) => text?.includes('Comet'))).toBe(true))
    expect(document.activeElement).toBe(field)
  })

  it('says that nothing is found, and offers others', async () => {
    const { type, find, found } = await open()
    type('zzz')
    await vi.waitFor(() => expect(find('strong').textContent).toBe('No results for “zzz”.'))
    expect(found()).toHaveLength(8)
  })
})
