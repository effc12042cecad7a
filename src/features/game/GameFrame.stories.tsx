import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Block } from '#generated/grammar/types.ts'
import type { CallResult } from '#renderers/host.ts'
import { blockStory } from '#renderers/pages/testing/blockStory.tsx'
import { fakeGames } from '../gamehall/testing/fakeGames.ts'
import { hallWords } from '../gamehall/testing/hallStory.tsx'
import { loadFeature } from '../loadFeature.ts'
import { gameWords } from './testing/gameWords.ts'

export default { title: 'Features/Game frame' } satisfies Meta

const block: Block = {
  type: 'game-frame',
  props: { sysname: 'game-3', limits: 'game-limits', lobby: [{ do: 'navigate', route: 'gamehall' }] },
}

/** As it is while the platform answers so. */
const story = (launch: CallResult | undefined): StoryObj =>
  blockStory(block, {
    feature: loadFeature,
    call: async (operation) => {
      if (operation === 'games.launch') return launch ?? new Promise<CallResult>(() => undefined)
      return { ok: true, response: { items: [fakeGames(4)[3]], total: 1, sysnames: [] } }
    },
    words: {
      en: { ...hallWords.en, ...gameWords.en },
      ar: { ...hallWords.ar, ...gameWords.ar },
    },
  })

export const Opening: StoryObj = story(undefined)

export const ProviderDown: StoryObj = story({
  ok: false,
  error: {
    type: 'UnknownErrorException',
    message: '',
    invalidParameters: {},
    errorData: { reason: 'provider_unavailable' },
  },
})
