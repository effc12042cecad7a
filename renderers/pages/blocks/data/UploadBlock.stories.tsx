import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../testing/blockStory.tsx'

const meta: Meta = { title: 'Blocks/Upload' }
export default meta

const words = {
  en: {
    'page.upload.list': 'Files',
    'page.upload.remove': 'Remove {name}',
    'story.help': 'JPEG, PNG, WebP or PDF, up to 10 MB each.',
  },
}
const props = { operation: 'verification.uploadFile', label: 'story.more', help: 'story.help' }

export const Empty = blockStory({ type: 'upload', props }, { words })
export const WithoutHelp = blockStory({ type: 'upload', props: { ...props, help: undefined } }, { words })

const answered = async () => ({
  ok: true as const,
  response: {
    files: [
      { id: '1', purpose: 'address', name: 'electricity-bill-november.pdf', bytes: 184_200 },
      {
        id: '2',
        purpose: 'address',
        name: 'a-very-long-name-of-a-photograph-of-a-bank-statement.jpeg',
        bytes: 4_200_000,
      },
      { id: '3', purpose: 'payment', name: 'not-shown.png', bytes: 12 },
    ],
  },
})
export const WithFiles = blockStory(
  {
    type: 'load',
    props: { operation: 'verification.getStatus' },
    slots: {
      default: [
        {
          type: 'upload',
          props: {
            ...props,
            params: { purpose: 'address' },
            files: '/result/files',
            remove: 'verification.removeFile',
          },
        },
      ],
    },
  },
  { words, call: answered },
)
