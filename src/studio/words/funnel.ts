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
  email: 'invalid e-mail address',
  phone: 'invalid phone number',
  common_password: 'too easy to guess',
  equals: 'not the same',
  passwords_not_equal: 'not the same',
  taken: 'already taken',
  not_unique: 'already taken',
}

/** Words of how far visitors come in forms. */
export const funnelWords = {
  title: 'Form analytics',
  titleOf: (form: string) => `Analytics of ${form}`,
  open: 'Analytics',
  fields: 'Analytics by field',
  isFrom: (form: string) => `from ${form}`,
  isHere: 'from here',
  all: 'All forms',
  build: 'Open the form',
  number: (value: number) => whole.format(value),
  percent: (value: number) => part.format(value),
  off: 'Visits to forms are not counted. Turn it on in the site’s definition (funnel); only visitors who agreed are counted.',
  site: 'Open the site’s definition',
  kept: (days: number) =>
    `Visitors who agreed to it are counted, without what they enter. Totals are kept for ${days} days.`,
  none: 'No counted visits in this period.',
  noForms:
    'No counted visits yet. Visitors are counted once they agree to it, as set in the site’s definition (funnel).',
  from: 'From',
  to: 'To',
  device: 'Device',
  devices: { all: 'All', mobile: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  visits: (visits: number) => (visits === 1 ? '1 visit' : `${whole.format(visits)} visits`),
  sent: (share: number | undefined, visits: number) =>
    share === undefined
      ? `${funnelWords.visits(visits)}: too few to measure.`
      : `${part.format(share)} of ${funnelWords.visits(visits)} sent the form.`,
  sentBefore: (share: number | undefined, visits: number) =>
    share === undefined
      ? `Before: ${funnelWords.visits(visits)}, too few to compare.`
      : `Before: ${part.format(share)} of ${funnelWords.visits(visits)}.`,
  since: (release: number, when: string) => `Since release ${release}, ${when}.`,
  calledBefore: (form: string) => `Formerly ${form}.`,
  fieldName: (field: string, before?: string) => (before === undefined ? field : `${field} (was ${before})`),
  untouched: (share: string) => `${share} left before entering any field.`,
  verdicts: {
    few: 'Too few visits to compare with before the last change.',
    same: 'No significant difference since the last change.',
    fell: 'Significantly fewer send it than before the last change.',
    rose: 'Significantly more send it than before the last change.',
  } satisfies Record<FunnelSummary['verdict'], string>,
  columns: {
    form: 'Form',
    sent: 'Sent',
    before: 'Sent before',
    compared: 'Compared',
    field: 'Field',
    seen: 'Seen',
    entered: 'Entered',
    wrong: 'Errors',
    left: 'Abandoned',
    wrongBefore: 'Errors before',
    leftBefore: 'Abandoned before',
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
    entered: (share: string) => `entered ${share}`,
    wrong: (share: string) => `errors ${share}`,
    left: (share: string) => `abandoned ${share}`,
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
      `${now} of ${funnelWords.visits(visits)} sent the form; before, it was ${was} of ${whole.format(before)}. The drop is significant.`,
    look: 'View its fields',
    back: (release: number) => `Roll back to release ${release}`,
    over: (form: string, release: number) => `Closed: fewer visitors sent ${form} since release ${release}`,
    outcomes: {
      taken_back: (by?: number) => `the form was reverted${by === undefined ? '' : `, with release ${by}`}.`,
      changed: (by?: number) => `the form was changed${by === undefined ? '' : ` with release ${by}`}.`,
      removed: () => 'the form is no longer on the site.',
      recovered: () => 'about as many send it as before.',
      expired: () => 'nobody reverted it for two weeks.',
    } satisfies Record<NonNullable<FunnelAlarm['outcome']>, (by?: number) => string>,
  },
} as const
