import type { FunnelAlarm, FunnelSummary } from '../api/createContentApi.ts'

const whole = new Intl.NumberFormat('en')
const part = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })

/** What was wrong with a field, by the code that forms have for it; what is not named is told by its code. */
const codes: Readonly<Record<string, string>> = {
  required: 'left empty',
  insert_email: 'left empty',
  insert_password: 'left empty',
  insert_phone: 'left empty',
  unchecked: 'not ticked',
  min_length: 'too short',
  short_password: 'too short',
  max_length: 'too long',
  email: 'no e-mail address',
  phone: 'no phone number',
  common_password: 'too easy to guess',
  equals: 'not the same',
  passwords_not_equal: 'not the same',
  taken: 'already taken',
  not_unique: 'already taken',
}

/** Words of how far visitors come in forms. */
export const funnelWords = {
  title: 'How far visitors come in forms',
  titleOf: (form: string) => `How far visitors come in ${form}`,
  open: 'How far visitors come',
  fields: 'Fields, and how far visitors come with them',
  isFrom: (form: string) => `from ${form}`,
  isHere: 'from here',
  all: 'All forms',
  build: 'Open the form',
  number: (value: number) => whole.format(value),
  percent: (value: number) => part.format(value),
  off: 'The site does not count visits to forms. The definition of the site says whether it does (funnel), and that only visitors who agreed are counted.',
  site: 'Open the site’s definition',
  kept: (days: number) =>
    `Visitors who agreed to it are counted, without what they enter. Sums are kept for ${days} days.`,
  none: 'Nobody who is counted has opened this form in these days.',
  noForms:
    'Nobody who is counted has opened a form yet. Visitors are counted once they agreed to it, as the definition of the site says (funnel); what they do in forms is then summed up here.',
  from: 'From',
  to: 'To',
  device: 'Screen',
  devices: { all: 'All', mobile: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  visits: (visits: number) => (visits === 1 ? '1 visit' : `${whole.format(visits)} visits`),
  sent: (share: number | undefined, visits: number) =>
    share === undefined
      ? `${funnelWords.visits(visits)}: too few to say how many send it.`
      : `${part.format(share)} of ${funnelWords.visits(visits)} ended with the form sent.`,
  sentBefore: (share: number | undefined, visits: number) =>
    share === undefined
      ? `Before: ${funnelWords.visits(visits)}, too few to compare.`
      : `Before: ${part.format(share)} of ${funnelWords.visits(visits)}.`,
  since: (release: number, when: string) => `As it is since release ${release}, ${when}.`,
  calledBefore: (form: string) => `Before that it was called ${form}.`,
  fieldName: (field: string, before?: string) => (before === undefined ? field : `${field} (was ${before})`),
  untouched: (share: string) => `${share} left before they went into any field.`,
  verdicts: {
    few: 'Too few visits to compare with before the last change.',
    same: 'As many send it as before the last change: a difference would be chance.',
    fell: 'Fewer send it than before the last change, and that is hardly chance.',
    rose: 'More send it than before the last change, and that is hardly chance.',
  } satisfies Record<FunnelSummary['verdict'], string>,
  columns: {
    form: 'Form',
    sent: 'Sent',
    before: 'Sent before',
    compared: 'Compared',
    field: 'Field',
    seen: 'Seen',
    entered: 'Gone into',
    wrong: 'Found wrong',
    left: 'Given up here',
    wrongBefore: 'Found wrong before',
    leftBefore: 'Given up before',
  },
  caption:
    'Each share is of the visits in which the field was seen. “Before” is the form before its last change.',
  few: 'too few',
  noError: 'never',
  code: (code: string) => codes[code] ?? code.replaceAll('_', ' '),
  wrong: (share: string, code: string) => `${share} ${funnelWords.code(code)}`,
  /** Beside a field. */
  line: {
    few: (seen: number) => `seen ${seen === 1 ? 'once' : `${whole.format(seen)} times`}: too few to say more`,
    seen: (seen: number) => `seen ${whole.format(seen)}`,
    entered: (share: string) => `gone into ${share}`,
    wrong: (share: string) => `wrong ${share}`,
    left: (share: string) => `given up here ${share}`,
    of: (field: string) => `${field}: `,
    inForm: (form: string) => `in ${form}: `,
    inForms: (forms: number) => `in ${forms} forms together: `,
    more: (forms: number) => `and in ${forms === 1 ? 'one form' : `${forms} forms`} more`,
    called: (name: string) => ` · was called ${name}`,
    before: (now: string, was: string) => `${now} (before ${was})`,
  },
  fallen: {
    title: (form: string, release: number) => `Fewer visitors send ${form} since release ${release}`,
    text: (now: string, visits: number, was: string, before: number) =>
      `${now} of ${funnelWords.visits(visits)} ended with the form sent; before it was ${was} of ${whole.format(before)}. That is hardly chance.`,
    look: 'Look at its fields',
    back: (release: number) => `Go back to release ${release}`,
    over: (form: string, release: number) => `Over: fewer visitors sent ${form} since release ${release}`,
    outcomes: {
      taken_back: (by?: number) =>
        `the form is what it was before${by === undefined ? '' : `, with release ${by}`}.`,
      changed: (by?: number) => `the form is another one${by === undefined ? '' : ` with release ${by}`}.`,
      removed: () => 'the form is not on the site any more.',
      recovered: () => 'about as many send it as before.',
      expired: () => 'it has been so for two weeks and nobody took it back.',
    } satisfies Record<NonNullable<FunnelAlarm['outcome']>, (by?: number) => string>,
  },
} as const
