import { type AnalyticsEvent, analyticsEvents, type ParameterKind } from '#schemas/runtime/analyticsEvents.ts'

export type ToldValue = string | number | boolean
export type ToldParams = Readonly<Record<string, ToldValue>>

const code = /^(?=.*[A-Za-z])(?!.*\d{6})[A-Za-z0-9._~-]{1,80}$/
/** What a bookmaker's feed calls an event or a tournament. */
const item = /^[a-z]{2,10}:[a-z_]{2,30}:\d{1,10}$/

/**
 * What each kind lets through. A code has a letter and no space, @ or long run of digits, so that neither a name in two words,
 * an address nor a number of a phone, a card or a document is one.
 */
const fits: Readonly<Record<ParameterKind, (value: unknown) => boolean>> = {
  amount: (value) => /^\d{1,12}(\.\d{1,8})?$/.test(String(value)),
  code: (value) => typeof value === 'string' && (code.test(value) || item.test(value)),
  flag: (value) => typeof value === 'boolean',
  id: (value) => /^(\d{1,10}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(String(value)),
  path: (value) => typeof value === 'string' && /^\/[A-Za-z0-9._/-]{0,300}$/.test(value),
}

/** The parameters that the event has in the catalogue, as far as they hold what these may hold. */
export function readEvent(event: AnalyticsEvent, given: Readonly<Record<string, unknown>>): ToldParams {
  const kinds: Readonly<Record<string, ParameterKind>> = analyticsEvents[event] ?? {}
  const told = Object.entries(kinds).filter(([name, kind]) => fits[kind](given[name]))
  return Object.fromEntries(told.map(([name]) => [name, given[name] as ToldValue]))
}
