import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../testing/blockStory.tsx'
import { storyPicture } from '../testing/storyPicture.ts'

const meta: Meta = { title: 'Blocks/Image' }
export default meta

const props = { src: storyPicture, width: 640, height: 320 }

export const WithWords = blockStory({ type: 'image', props: { ...props, alt: 'story.picture' } })

export const AsLink = blockStory({
  type: 'image',
  props: { ...props, alt: 'story.picture', link: { url: 'https://partner.example/', newWindow: true } },
})
