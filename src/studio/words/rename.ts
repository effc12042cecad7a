const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Words of renaming. */
export const renameWords = {
  rename: 'Rename',
  title: (what: string) => `Rename ${what}`,
  to: 'New name',
  lead: 'Everything that uses it is updated, as drafts that go live together. Review the changes first.',
  redirect: (from: string, to: string) => `Redirect ${from} to ${to}`,
  look: 'Review changes',
  places: (places: number, definitions: number) =>
    `${count(places, 'reference', 'references')}. ${count(definitions, 'draft changes', 'drafts change')}:`,
  moved: (from: string, to: string) => `${from} becomes ${to}`,
  refused: 'This name would break the site',
  unsaved: 'Save your changes first.',
  done: (to: string) => `Renamed to ${to}.`,
  undo: 'Undo rename',
  undone: (to: string) => `Renamed back to ${to}.`,
} as const
