import '#renderers/base.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BlockProps } from '#generated/grammar/types.ts'
import { openDataBlock } from '#renderers/pages/testing/openBlocks.tsx'
import type { StoryHostOptions } from '#renderers/storyHost.ts'
import { loadFeature } from '../loadFeature.ts'
import { fakeGames, fakePlatform } from './testing/fakeGames.ts'
import { hallWords, player } from './testing/hallStory.tsx'

let opened: Awaited<ReturnType<typeof openDataBlock>> | undefined

beforeEach(async () => void (await loadFeature('game-row')))
afterEach(() => {
  opened?.close()
  opened = undefined
})

async function open(props: BlockProps['game-row'], options: Omit<StoryHostOptions, 'words'> = {}) {
  opened = await openDataBlock(
    { type: 'game-row', props },
    { feature: loadFeature, call: fakePlatform(fakeGames(60), ['game-3']), ...options, words: hallWords.en },
  )
  return opened
}

describe('row of games', () => {
  it('shows the first games of a category', async () => {
    const { element, host } = await open({ title: 'gamehall.recent', category: 'slots', size: 5 })
    await vi.waitFor(() => expect(element.querySelectorAll('li a')).toHaveLength(5))
    expect(host.calls.find(({ operation }) => operation === 'games.get')?.values).toMatchObject({
      tags: ['slots'],
      count: 5,
    })
  })

  it('shows what the player keeps, and is not there for strangers', async () => {
    const { element, host } = await open({ title: 'gamehall.liked', own: 'liked' })
    expect(element.querySelector('section')).toBeNull()
    host.setFacts(player)
    await vi.waitFor(() => expect(element.querySelectorAll('li a')).toHaveLength(1))
    expect(element.querySelector('h2')?.textContent).toBe('Favourites')
  })

  it('takes as much room as what stood for it', async () => {
    let answer = () => {}
    const platform = fakePlatform(fakeGames(60))
    const row = {
      type: 'game-row',
      props: { title: 'gamehall.recent', category: 'slots', all: 'gamehall.all' },
    } as const
    opened = await openDataBlock(
      { type: 'lazy', props: { skeleton: 'tiles' }, slots: { default: [row] } },
      {
        feature: loadFeature,
        words: hallWords.en,
        call: async (operation, values) => {
          if (operation === 'games.get')
            await new Promise<void>((done) => {
              answer = done
            })
          return platform(operation, values)
        },
      },
    )
    const { element, host } = opened
    const height = () => element.getBoundingClientRect().height
    const place = height()
    expect(place).toBeGreaterThan(120)
    await vi.waitFor(() => expect(host.calls.some(({ operation }) => operation === 'games.get')).toBe(true))
    expect(height()).toBe(place)
    answer()
    await vi.waitFor(() => expect(element.querySelectorAll('li a').length).toBeGreaterThan(5))
    expect(height()).toBe(place)
  })

  it('is not there where it would be empty', async () => {
    const { element } = await open({ title: 'gamehall.recent', category: 'live' })
    await vi.waitFor(() => expect(element.querySelector('section')).toBeNull())
  })
})
