/** Words of the editor of texts. */
export const textWords = {
  overtaken: (key: string) => `Somebody has written ${key} since. What they wrote stays.`,
  savedNow: (number: number) =>
    number === 1 ? 'The text that waited is saved' : `${number} texts that waited are saved`,
  unsaved: (number: number) =>
    number === 1 ? '1 text is not saved yet' : `${number} texts are not saved yet`,
  unsavedHint:
    'Kept on this device, also when the page is loaded anew, and saved as soon as the server answers.',
  again: 'Try again now',
  both: 'Somebody else has written the same text',
  bothLead: (key: string, locale: string) =>
    `${key} (${locale}) was written twice. Nothing is lost: choose what goes on.`,
  itWas: 'It was',
  theirs: 'They wrote',
  mine: 'You wrote',
  takeTheirs: 'Take theirs',
  takeMine: 'Take mine',
  nothing: 'Nothing',
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
  missingOnly: (number: number) => `Only what is missing or overtaken in one of them (${number})`,
  stale: 'Overtaken',
  fits: 'Still fits',
  was: (text: string) => `It was made of: ${text}`,
  unknown: (names: string) => `Nobody gives it: ${names}.`,
  used: 'Used by',
  unused: 'No definition names it. Screens of the program may.',
} as const

const texts = (number: number) => `${number} ${number === 1 ? 'text' : 'texts'}`

/** Words of the screen of translations. */
export const translationWords = {
  title: 'Translations',
  intro: (from: string) =>
    `Texts are written in ${from} first. A translation is overtaken when its text got other words after it.`,
  into: 'Translate into',
  only: 'The site has one language.',
  lacking: 'The site names no languages, or its draft of them is broken.',
  progress: (done: number, all: number) => `${done} of ${all} are translated and up to date`,
  states: { missing: 'Missing', stale: 'Overtaken', current: 'Up to date' },
  all: 'All',
  counted: (name: string, number: number) => `${name} (${number})`,
  show: 'Show',
  nothing: 'Nothing here is left to do.',
  table: 'Texts and their translations',
  text: 'Text',
  translation: 'Translation',
  allFit: (number: number) => `All ${texts(number)} shown still fit`,
  translators: 'For translators',
  hint: 'XLIFF 2.0, which translators’ tools read; 2.1 and 2.2 are read in too. Arguments and tags are marked so that nobody translates them.',
  download: 'Download what is left to do',
  downloadAll: 'Download everything',
  upload: 'Read in what came back',
  review: 'What came back',
  unreadable:
    'That is no XLIFF document of version 2 with two languages. Where it is of version 1.2, let the tool save it as 2.0.',
  otherLanguage: (from: string, to: string) => `That document is from ${from} to ${to}.`,
  same: (number: number) => `${texts(number)} as they are already`,
  empty: (number: number) => `${texts(number)} not translated`,
  gone: (keys: string) => `No longer on the site: ${keys}`,
  none: 'Nothing in it is new.',
  sent: (text: string) => `Translated from: ${text}`,
  before: (text: string) => `Until now: ${text}`,
  untouched: 'The same words as before, which nobody has marked as translated.',
  missing: (names: string) => `Missing in the translation: ${names}`,
  lost: (tags: string) => `Lost on the way: ${tags}`,
  unpaired: (tags: string) => `Begins or ends nothing: ${tags}`,
  take: (number: number) => `Save ${texts(number)} as ${number === 1 ? 'a draft' : 'drafts'}`,
  note: (was: string) => `The text was: ${was}`,
  saved: (number: number) => `${texts(number)} saved as drafts`,
  left: (keys: string) =>
    `Somebody has written these since, so they stay as they are: ${keys}. Read the file in once more to look at both.`,
} as const
