import type { Meta } from '@storybook/react-vite'
import type { Block } from '#generated/grammar/types.ts'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/List' }
export default meta

const list: Block = {
  type: 'list',
  props: { operation: 'cashier.gethistory', key: '/id', more: 'story.more', divided: true },
  slots: {
    default: [
      { type: 'details', props: { rows: [{ label: 'story.deposits', value: { from: '/item/name' } }] } },
    ],
    empty: [{ type: 'text', props: { text: 'story.text', muted: true } }],
  },
}

function answer(total: number) {
  return async (_: string, { offset, count }: Record<string, unknown>) => {
    const all = Array.from({ length: total }, (_item, id) => ({ id, name: `№ ${id + 1}` }))
    return {
      ok: true as const,
      response: { items: all.slice(Number(offset), Number(offset) + Number(count)), total },
    }
  }
}

export const FirstPage = blockStory(list, { call: answer(9) })
export const AllThere = blockStory(list, { call: answer(3) })
export const Empty = blockStory(list, { call: answer(0) })
export const Loading = blockStory(list, { call: () => new Promise<never>(() => {}) })
export const Failed = blockStory(list, {
  call: async () => ({ ok: false, error: { type: 'NetworkError', message: '', invalidParameters: {} } }),
})
