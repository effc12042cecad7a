const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Words of what staff say to each other, and of who is here. */
export const commentWords = {
  title: 'Comments',
  titleOpen: (number: number) => (number === 0 ? 'Comments' : `Comments (${number})`),
  open: (number: number) => count(number, 'open comment', 'open comments'),
  show: 'Show',
  onlyOpen: 'Open',
  all: 'All',
  none: 'Nobody has said anything about this definition. Ask a colleague, or leave a note for who reviews it.',
  noneOpen: 'Nothing is open. Settled comments stand under “All”.',
  about: 'About',
  whole: 'The whole definition',
  placeGone: 'The place it was about is gone. There stood:',
  quoted: 'There stood:',
  text: 'What do you want to say?',
  say: 'Comment',
  answerText: 'Answer',
  answer: 'Answer',
  edited: 'edited',
  edit: 'Edit',
  save: 'Save',
  settle: 'Settle',
  reopen: 'Open again',
  settled: (who: string, when: string) => `Settled by ${who}, ${when}`,
  remove: 'Delete',
  removeAsk: 'Nobody will see it any more, and its answers with it.',
  tooMany: 'There are too many comments about this definition. Delete some that are settled.',
  by: (who: string, when: string) => `${who}, ${when}`,
} as const

export const colleagueWords = {
  here: (names: string) => `Here too: ${names}`,
  you: 'you, in another window',
  around: (number: number) => count(number, 'colleague', 'colleagues'),
  title: 'Who has the studio open',
  nowhere: 'no definition open',
  newer: (who: string) =>
    `${who} has saved it meanwhile. What you type is kept, and joined with theirs when you save.`,
} as const
