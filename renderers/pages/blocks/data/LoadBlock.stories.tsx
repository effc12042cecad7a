import type { Meta } from '@storybook/react-vite'
import type { Block } from '#generated/grammar/types.ts'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Load' }
export default meta

const load = (skeleton: 'text' | 'list' | 'card'): Block => ({
  type: 'load',
  props: { operation: 'account.getSessions', skeleton },
  slots: {
    default: [
      { type: 'details', props: { rows: [{ label: 'story.label', value: { from: '/result/name' } }] } },
    ],
  },
})
const never = () => new Promise<never>(() => {})

export const Answered = blockStory(load('text'), {
  call: async () => ({ ok: true, response: { name: 'Anna' } }),
})

const payments = { asked: 0 }
/** Asks again until the payment is there. */
export const Followed = blockStory(
  {
    type: 'load',
    props: {
      operation: 'cashier.getdepositinfo',
      params: { id: 7 },
      every: {
        seconds: 2,
        while: {
          properties: { result: { properties: { status: { const: 'pending' } }, required: ['status'] } },
          required: ['result'],
        },
      },
    },
    slots: {
      default: [
        { type: 'loader', props: { label: 'story.text' } },
        { type: 'details', props: { rows: [{ label: 'story.label', value: { from: '/result/status' } }] } },
      ],
    },
  },
  {
    call: async () => {
      payments.asked += 1
      return { ok: true, response: { status: payments.asked < 4 ? 'pending' : 'captured' } }
    },
  },
)

export const LoadingText = blockStory(load('text'), { call: never })
export const LoadingList = blockStory(load('list'), { call: never })
export const LoadingCards = blockStory(load('card'), { call: never })

export const Failed = blockStory(load('text'), {
  call: async () => ({ ok: false, error: { type: 'NetworkError', message: '', invalidParameters: {} } }),
})
