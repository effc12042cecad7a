import type { ReactNode } from 'react'
import type { Block } from '#generated/grammar/types.ts'
import { PageRenderer } from '#renderers/pages/PageRenderer.tsx'
import { blockWords } from '#renderers/pages/testing/blockWords.ts'
import { createStoryHost } from '#renderers/storyHost.ts'

const blocks: Record<string, Block[]> = {
  tabs: [
    {
      type: 'tabs',
      props: {
        label: 'story.tabs',
        tabs: [
          { id: 'deposits', label: 'story.deposits' },
          { id: 'withdrawals', label: 'story.withdrawals' },
        ],
      },
      slots: { deposits: [], withdrawals: [] },
    },
  ],
  progress: [0, 42, 100].map((value) => ({ type: 'progress', props: { label: 'story.deposits', value } })),
  timeline: [
    {
      type: 'timeline',
      props: {
        label: 'story.title',
        steps: [
          { title: 'story.deposits', text: 'story.text', reachedWhen: { required: ['session'] } },
          { title: 'story.title', reachedWhen: { required: ['session'] }, tone: 'error' },
          { title: 'story.open', text: 'story.text', reachedWhen: { required: ['none'] } },
        ],
      },
    },
  ],
} as never

/** Blocks that controls of Mantine are drawn in, by type. */
export const controlBlocks: Readonly<Record<string, ReactNode>> = Object.fromEntries(
  Object.entries(blocks).map(([name, shown]) => [
    name,
    <div key={name} className="story">
      <PageRenderer blocks={shown} host={createStoryHost({ words: { en: blockWords } })} />
    </div>,
  ]),
)
