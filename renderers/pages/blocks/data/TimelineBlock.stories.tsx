import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Timeline' }
export default meta

const always = { '/session': {} }
const never = { '/none': {} }
const step = (title: string, reachedWhen: object, tone?: string) => ({
  title,
  text: 'story.text',
  reachedWhen,
  ...(tone && { tone }),
})

export const UnderWay = blockStory({
  type: 'timeline',
  props: {
    label: 'story.title',
    steps: [step('story.deposits', always), step('story.title', always), step('story.open', never)],
  },
})

export const EndedBadly = blockStory({
  type: 'timeline',
  props: {
    label: 'story.title',
    steps: [step('story.deposits', always), step('story.title', always, 'error')],
  },
})
