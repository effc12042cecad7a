import type { Step } from '../tour/useFirstSteps.ts'

/** Words of an editor's first hour. */
export const tourWords = {
  title: 'Your first hour',
  lead: 'Six things, each a minute or two. Players see nothing of it before somebody publishes.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: 'done',
  again: 'First steps',
  hide: 'I know my way',
  steps: {
    find: {
      title: 'Find a word that players read',
      text: 'Press Ctrl K (⌘ K), type the word, and open what holds it. Every word of the site is found so.',
      go: 'Search',
    },
    build: {
      title: 'Look at a page from the inside',
      text: 'On the left is what the page is made of, on the right the page. Press something in it, and change what is said of it.',
      go: 'Open a page',
    },
    save: {
      title: 'Save a change as a draft',
      text: 'Ctrl S. A draft is for you and your colleagues; Undo and History bring back whatever was before.',
      go: 'Open a page',
    },
    preview: {
      title: 'See it as players would',
      text: 'The site itself with the drafts in it: on a phone, in Arabic, for somebody who has just registered. Nothing is sent from there.',
      go: 'Preview',
    },
    review: {
      title: 'Read what would change',
      text: 'Changes lists every draft in words, and what would break the site. A publisher publishes there; editors tell one.',
      go: 'Changes',
    },
    back: {
      title: 'Know the way back',
      text: 'Each publish is a release. Any earlier one is made live again by one press, within a second.',
      go: 'Releases',
    },
  } satisfies Record<Step, { title: string; text: string; go: string }>,
} as const
