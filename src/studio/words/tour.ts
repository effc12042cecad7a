import type { Step } from '../tour/useFirstSteps.ts'

/** Words of an editor's first hour. */
export const tourWords = {
  title: 'First steps',
  lead: 'Six short steps. Players see nothing until somebody publishes.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: 'done',
  again: 'First steps',
  hide: 'Hide these steps',
  steps: {
    find: {
      title: 'Find a text',
      text: 'Press Ctrl K (⌘ K), type a word that players see, and open a result.',
      go: 'Search',
    },
    build: {
      title: 'Edit a page',
      text: 'The outline is on the left, the page on the right. Select something in it, and change its settings.',
      go: 'Open a page',
    },
    save: {
      title: 'Save a change as a draft',
      text: 'Press Ctrl S. Only you and your colleagues see drafts; Undo and History restore earlier versions.',
      go: 'Open a page',
    },
    preview: {
      title: 'Preview it',
      text: 'See the site with your drafts: on a phone, in Arabic, for a new player. Nothing is sent from there.',
      go: 'Preview',
    },
    review: {
      title: 'Review changes',
      text: 'Changes lists every draft and every error. Publishers publish there; editors ask one.',
      go: 'Changes',
    },
    back: {
      title: 'Roll back',
      text: 'Each publish is a release. You can roll back to any earlier one within a second.',
      go: 'Releases',
    },
  } satisfies Record<Step, { title: string; text: string; go: string }>,
} as const
