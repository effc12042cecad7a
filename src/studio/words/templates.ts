const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Words of what one begins with. */
export const templateWords = {
  title: 'Begin something new',
  kind: 'What',
  kinds: {
    page: 'A page',
    popup: 'A popup',
    form: 'A form',
    campaign: 'A campaign',
    promotion: 'A promotion',
    menu: 'A menu',
    fragment: 'A fragment',
    condition: 'A condition',
  },
  with: 'Begin with',
  empty: 'Nothing',
  emptyHelp: 'It says only what it must; its texts are still to be written.',
  copy: 'A copy',
  copyHelp:
    'One that there is, with texts of its own, so that a change of the one leaves the other as it is.',
  copyOf: 'Copy of',
  name: 'Name',
  nameHelp:
    'For you and your colleagues: lower-case letters, digits and hyphens; a slash groups, as in help/limits.',
  address: 'Address',
  addressHelp: 'What follows the name of the site, the same in every language. Empty: under its name alone.',
  badAddress: 'An address begins with a slash: /summer, or /help/limits.',
  menu: 'Entry in a menu',
  noMenu: 'None',
  makes: 'It makes, as drafts:',
  changes: 'It changes:',
  begin: 'Begin',
  made: (number: number) =>
    `${count(number, 'definition is', 'definitions are')} there as drafts. Players see nothing before somebody publishes.`,
  undo: 'Take it back',
  undone: 'It is all as it was.',
  taken: (keys: string) => `Already there: ${keys}. Choose another name.`,
  missing: 'Choose what to copy.',
  save: {
    button: 'Make a template',
    title: 'A template of it',
    lead: 'Colleagues can begin with it. It has the texts that nothing else says, in every language.',
    id: 'Name of the template',
    name: 'What editors choose it by',
    description: 'What it is for',
    submit: 'Save as a draft',
    done: (name: string) => `“${name}” is among what one begins with.`,
    open: 'Open it',
  },
} as const
