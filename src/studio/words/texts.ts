/** Words of the editor of texts. */
export const textWords = {
  title: 'Texts',
  locales: 'Languages side by side',
  save: 'Save all',
  saved: 'Saved as drafts',
  conflict: (key: string) => `${key} was not saved: open it and look at it there.`,
  filter: 'Key or words',
  key: 'Key',
  newKey: 'New key',
  newKeyHint: 'Words with dots between, such as forms.city.label.',
  add: 'Add a text',
  missing: 'Missing',
  missingOnly: (number: number) => `Only what is missing in one of them (${number})`,
  unknown: (names: string) => `Nobody gives it: ${names}.`,
  used: 'Used by',
  unused: 'No definition names it. Screens of the program may.',
  page: (number: number) => `Page ${number}`,
} as const
