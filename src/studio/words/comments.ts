const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Words of what staff say to each other, and of who is here. */
export const commentWords = {
  title: 'Comments',
  titleOpen: (number: number) => (number === 0 ? 'Comments' : `Comments (${number})`),
  open: (number: number) => count(number, 'open comment', 'open comments'),
  show: 'Show',
  onlyOpen: 'Open',
  all: 'All',
  none: 'No comments yet. Ask a colleague, or leave a note for the reviewer.',
  noneOpen: 'No open comments. Resolved ones are under “All”.',
  about: 'About',
  whole: 'The whole definition',
  placeGone: 'The commented content was removed:',
  quoted: 'Commented content:',
  text: 'Your comment',
  say: 'Comment',
  answerText: 'Reply',
  answer: 'Reply',
  edited: 'edited',
  edit: 'Edit',
  save: 'Save',
  settle: 'Resolve',
  reopen: 'Reopen',
  settled: (who: string, when: string) => `Resolved by ${who}, ${when}`,
  remove: 'Delete',
  removeAsk: 'Its replies are deleted too.',
  tooMany: 'There are too many comments on this definition. Delete resolved ones.',
  by: (who: string, when: string) => `${who}, ${when}`,
} as const

export const colleagueWords = {
  here: (names: string) => `Also here: ${names}`,
  you: 'you, in another window',
  around: (number: number) => count(number, 'colleague', 'colleagues'),
  title: 'Who is online',
  nowhere: 'no definition open',
  newer: (who: string) => `${who} has saved changes. Yours are kept, and merged with theirs when you save.`,
} as const
