import type { FormState, PreviewMode } from '../preview/previewMessages.ts'

/** Names of the states in `schemas/studio/players.json`. */
const players: Readonly<Record<string, string>> = {
  anonymous: 'Visitor',
  signedIn: 'Signed in',
  newcomer: 'Just registered',
  unverified: 'Not verified',
  bonus: 'With a bonus',
  cashback: 'With cashback to claim',
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
const modes: Record<PreviewMode, string> = { use: 'Use', edit: 'Inspect' }

/** Words of previews. */
export const previewWords = {
  title: 'Preview',
  frame: 'The site with your drafts',
  address: 'Address',
  addressHint: 'For example /faq, without a language',
  go: 'Go',
  locale: 'Language',
  theme: 'Theme',
  device: 'Device',
  devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  player: 'Player',
  players,
  playerName: (state: string) => players[state] ?? state,
  form: 'Forms',
  forms,
  mode: 'Click mode',
  modes,
  modeHint: 'Inspect: click something on the page, or press Enter on it, to see where it is defined.',
  of: 'Drafts',
  ofAll: 'All drafts',
  ofMine: 'My drafts',
  broken: (number: number) =>
    `${number === 1 ? 'One error prevents' : `${number} errors prevent`} showing the latest drafts.`,
  brokenHint: 'You see an earlier version.',
  nothing: 'Fix these to see the preview.',
  picked: 'Defined in',
  text: (key: string) => `Text ${key}`,
  fragment: (key: string) => `Fragment ${key}`,
  notSeen: (key: string) => `No page with its own address shows ${key}. Go to one that does.`,
  notPicked: 'Not defined in a single place.',
  refused: (what: string) => `Not sent in a preview: ${what}`,
  share: 'Share',
  shareHint: 'Anyone with the link sees these drafts as they are now, without an account.',
  lasts: 'Expires after',
  day: 'A day',
  week: 'A week',
  copy: 'Create link',
  copied: 'The link is copied',
  link: 'Link',
  links: 'Active links',
  noLinks: 'No active links.',
  linkBy: (by: string, when: string) => `By ${by}, ${when}`,
  holds: (until: string) => `Expires ${until}`,
  shows: (keys: readonly string[]) =>
    keys.length === 0
      ? 'Shows the site as it is'
      : `Shows ${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ` and ${keys.length - 5} more` : ''}`,
  takeBack: 'Revoke',
  takeBackNamed: (name: string) => `Revoke the link: ${name}`,
  takeBackAsk: 'The link will stop working.',
  takenBack: 'The link is revoked',
  until: (when: string) => `Preview of drafts, until ${when}`,
  over: 'This preview has expired or does not exist.',
  overHint: 'Ask whoever sent it for a new link.',
  show: 'Show in preview',
} as const
