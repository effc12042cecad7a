import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadFeature } from '../../loadFeature.ts'
import { type FigureStory, figureStory } from './testing/figureStory.tsx'

export default { title: 'Features/Characters' } satisfies Meta

const story = (options: FigureStory): StoryObj => figureStory(loadFeature, options)

export const Croupier = story({ figure: 'croupier' })
export const NavigatorPleased = story({ figure: 'navigator', mood: 'pleased' })
export const EngineerThoughtful = story({ figure: 'engineer', mood: 'thoughtful' })
export const DiverInOtherColours = story({ figure: 'diver', colours: { main: '#5b2333', accent: '#f0a500' } })
export const OnlyAPicture = story({ figure: 'somebody-else' })
