import type { Meta } from '@storybook/react-vite'
import type { Host } from '#renderers/host.ts'
import { fakeGames, fakePlatform } from './testing/fakeGames.ts'
import { hallProps, hallStory, player } from './testing/hallStory.tsx'

const meta: Meta = { title: 'Features/Game hall' }
export default meta

const hall = { type: 'gamehall', props: hallProps } as const
const platform = fakePlatform(fakeGames(640), ['game-1', 'game-4'])
/** As the platform, but for one operation. */
const but =
  (operation: string, answer: Host['call']): Host['call'] =>
  (asked, values, options) =>
    (asked === operation ? answer : platform)(asked, values, options)

export const Stranger = hallStory(hall)
export const Player = hallStory(hall, { facts: player, call: platform })
export const Vertical = hallStory({ ...hall, props: { ...hallProps, layout: 'vertical' } })
export const Arabic = hallStory(hall, { locale: 'ar' })
export const Loading = hallStory(hall, { call: () => new Promise<never>(() => {}) })
export const Empty = hallStory(hall, {
  call: but('games.get', async () => ({ ok: true, response: { items: [], total: 0 } })),
})
export const Failed = hallStory(hall, {
  call: but('games.get', async () => ({
    ok: false,
    error: { type: 'NetworkError', message: '', invalidParameters: {} },
  })),
})
/** Its chunk does not come. */
export const Missing = hallStory(hall, { feature: () => Promise.reject(new Error('no chunk')) })
