import type { StoryObj } from '@storybook/react-vite'
import type { Block } from '#generated/grammar/types.ts'
import { createStoryHost, type StoryHostOptions } from '../../storyHost.ts'
import { PageRenderer } from '../PageRenderer.tsx'
import { blockWords } from './blockWords.ts'
import './storyTheme.css'

/** A story of one or several blocks on a host without app and network. */
export function blockStory(blocks: Block | Block[], options: StoryHostOptions = {}): StoryObj {
  return {
    render: () => (
      <div className="story">
        <PageRenderer
          blocks={[blocks].flat()}
          host={createStoryHost({ ...options, words: { en: blockWords, ...options.words } })}
        />
      </div>
    ),
  }
}
