import type { Meta } from '@storybook/react-vite'
import { hallStory } from './testing/hallStory.tsx'

const meta: Meta = { title: 'Features/Search for games' }
export default meta

const search = { type: 'game-search', props: { category: 'popular' } } as const

export const Before = hallStory(search, { facts: { stored: { game_searches: '["aurora","book of"]' } } })
