import type { FormState, PreviewMode } from '../preview/previewMessages.ts'

/** Names of the states in `schemas/studio/players.json`. */
const players: Readonly<Record<string, string>> = {
  anonymous: 'Visitor',
  signedIn: 'Signed in',
  newcomer: 'Just registered',
  unverified: 'Not verified',
  bonus: 'With a bonus',
  cashback: 'With cashback to take',
  empty: 'Without money',
  excluded: 'Self-excluded',
  banned: 'Banned',
}
const forms: Record<FormState, string> = {
  empty: 'Forms empty',
  filled: 'Forms filled in',
  errors: 'Forms with errors',
  sending: 'Forms being sent',
}
const modes: Record<PreviewMode, string> = { use: 'Use', edit: 'Pick' }

/** Words of previews. */
export const previewWords = {
  title: 'Preview',
  frame: 'The site with your drafts',
  address: 'Address',
  addressHint: 'As in /faq, without a language',
  go: 'Go',
  locale: 'Language',
  theme: 'Theme',
  device: 'Screen',
  devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  player: 'Player',
  players,
  playerName: (state: string) => players[state] ?? state,
  form: 'Forms',
  forms,
  mode: 'What a press does',
  modes,
  modeHint: 'Pick: press something on the page, or Enter on it, to see what it was made of.',
  of: 'Drafts',
  ofAll: 'Everybody’s drafts',
  ofMine: 'My drafts',
  broken: (number: number) =>
    `${number === 1 ? 'One problem keeps' : `${number} problems keep`} the latest drafts from being shown.`,
  brokenHint: 'You see them as they were before.',
  nothing: 'Nothing can be shown before these are put right.',
  picked: 'It was made of',
  text: (key: string) => `Text ${key}`,
  fragment: (key: string) => `Fragment ${key}`,
  notSeen: (key: string) => `No page with an address of its own shows ${key}. Go to one that does.`,
  notPicked: 'Nothing that one definition makes.',
  refused: (what: string) => `Not sent, for a preview does nothing: ${what}`,
  share: 'Share',
  shareHint: 'Whoever has the link sees these drafts as they are now, without an account.',
  lasts: 'It can be opened for',
  day: 'A day',
  week: 'A week',
  copy: 'Make a link',
  copied: 'The link is copied',
  link: 'Link',
  links: 'Links that hold',
  noLinks: 'No link to a preview holds now.',
  linkBy: (by: string, when: string) => `By ${by}, ${when}`,
  holds: (until: string) => `Can be opened until ${until}`,
  shows: (keys: readonly string[]) =>
    keys.length === 0
      ? 'Shows the site as it is'
      : `Shows ${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ` and ${keys.length - 5} more` : ''}`,
  takeBack: 'Take back',
  takeBackNamed: (name: string) => `Take the link back: ${name}`,
  takeBackAsk: 'Whoever has it sees nothing any more.',
  takenBack: 'The link opens nothing any more',
  until: (when: string) => `Preview of drafts, until ${when}`,
  over: 'This preview is over, or never was.',
  overHint: 'Ask whoever sent it for another.',
  show: 'See it in the site',
} as const
