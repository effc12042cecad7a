const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Words of renaming. */
export const renameWords = {
  rename: 'Rename',
  title: (what: string) => `Rename ${what}`,
  to: 'New name',
  lead: 'Everything that names it follows, as drafts that go live together. Nothing is changed before you have seen what.',
  redirect: (from: string, to: string) => `Lead players who have ${from} on to ${to}`,
  look: 'See what follows',
  places: (places: number, definitions: number) =>
    `${count(places, 'place names', 'places name')} it. ${count(definitions, 'draft changes', 'drafts change')}:`,
  moved: (from: string, to: string) => `${from} becomes ${to}`,
  refused: 'The site would not be sound under that name',
  unsaved: 'Save what you have typed first.',
  done: (to: string) => `It is called ${to} now.`,
  undo: 'Take it back',
  undone: (to: string) => `It is called ${to} again.`,
} as const
