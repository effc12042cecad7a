import type { Action } from '#generated/grammar/types.ts'

/** Name of an event of the catalogue (product document, section 9); the grammar lists them for editors. */
export type AnalyticsEvent = Extract<Action, { do: 'track' }>['event']

/**
 * What a parameter may hold; anything else is left out before anybody is told. `code` is a name of the site's own making, in
 * which no sentence, address or number of a person fits; `path` is that of a page, without query and fragment.
 */
export type ParameterKind = 'amount' | 'code' | 'flag' | 'id' | 'path'

const failure = { code: 'code' } as const
const payment = {
  amount: 'amount',
  currency: 'code',
  error: 'code',
  id: 'id',
  method: 'code',
  offer: 'id',
  status: 'code',
} as const

/**
 * The catalogue: every event with its parameters. The gate refuses others in definitions, tsc in code (`Tracked`), and what is
 * told of a visitor holds to it once more (`readEvent`).
 */
export const analyticsEvents = {
  page_view: { page: 'code', path: 'path' },
  login: { method: 'code', service: 'code' },
  login_error: failure,
  logout: {},
  logout_error: failure,
  sign_up: { country: 'code', method: 'code', service: 'code' },
  sign_up_error: failure,
  deposit: payment,
  withdrawal: payment,
  game: { game: 'code', mode: 'code' },
  favourite: { id: 'code', kept: 'flag', kind: 'code' },
  promo_code: { id: 'id' },
  bonus: { id: 'id', offer: 'id', step: 'code' },
  confirmation: {},
  support: {},
} as const satisfies Record<AnalyticsEvent, Readonly<Record<string, ParameterKind>>>

type ValueOf = { amount: string | number; code: string; flag: boolean; id: string | number; path: string }
export type EventParams<Name extends AnalyticsEvent> = {
  [Key in keyof (typeof analyticsEvents)[Name]]?: ValueOf[(typeof analyticsEvents)[Name][Key] & ParameterKind]
}

/** The action that reports an event, from code: with parameters that it has. */
export type Tracked<Name extends AnalyticsEvent> = { do: 'track'; event: Name; params: EventParams<Name> }
