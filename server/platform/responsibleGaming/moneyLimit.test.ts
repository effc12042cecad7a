import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  askFor,
  confirm,
  forgetLapsed,
  isNoRaise,
  type Limit,
  type MoneyLimit,
  runningPeriod,
} from './moneyLimit.ts'

const hour = 3_600_000
const rules = { coolingOffHours: 24, confirmationHours: 48 }
const start = new Date('2026-03-01T12:00:00Z')
const later = (hours: number) => new Date(start.getTime() + hours * hour)
const euros = (amount: number, days: number): Limit => ({ days, amount: BigInt(amount), currency: 'EUR' })
const none: MoneyLimit = { current: null, pending: null }

describe('a limit', () => {
  it('holds at once when it is the first', () => {
    expect(askFor(none, euros(100, 7), start, rules)).toEqual({
      current: { ...euros(100, 7), since: start },
      pending: null,
    })
  })

  it.each([
    ['less money', euros(50, 7), true],
    ['the same', euros(100, 7), true],
    ['a longer period', euros(100, 30), true],
    ['more money', euros(101, 7), false],
    ['more money in a longer period', euros(101, 30), false],
    ['less money in a shorter period, which may be more in all', euros(50, 1), false],
    ['another currency', { ...euros(1, 30), currency: 'USD' }, false],
    ['none', null, false],
  ])('that is followed by %s', (_, wanted, holdsAtOnce) => {
    const limit = askFor(askFor(none, euros(100, 7), start, rules), wanted, later(1), rules)
    expect(limit.pending === null).toBe(holdsAtOnce)
    expect(limit.current?.amount).toBe(holdsAtOnce ? wanted?.amount : 100n)
  })

  it('that is set again does not begin its period anew', () => {
    const first = askFor(none, euros(100, 7), start, rules)
    const again = askFor(first, euros(100, 7), later(10 * 24), rules)
    expect(again.current?.since).toEqual(later(7 * 24))
  })

  it('that is lowered gives up a raise that waits', () => {
    const raise = askFor(askFor(none, euros(100, 7), start, rules), euros(200, 7), start, rules)
    expect(raise.pending).not.toBeNull()
    expect(askFor(raise, euros(90, 7), later(1), rules).pending).toBeNull()
  })
})

describe('a raise', () => {
  const waiting = askFor(askFor(none, euros(100, 7), start, rules), euros(200, 7), start, rules)

  it.each([
    [23.99, false],
    [24, true],
    [71.99, true],
    [72, false],
  ])('asked for %d hours ago: can be confirmed is %s', (hours, can) => {
    expect(confirm(waiting, later(hours))?.current?.amount).toBe(can ? 200n : undefined)
  })

  it('is forgotten once it lapsed', () => {
    expect(forgetLapsed(waiting, later(71.99)).pending).not.toBeNull()
    expect(forgetLapsed(waiting, later(72)).pending).toBeNull()
  })

  it('waits anew when another is asked for, and not when the same is asked for again', () => {
    expect(askFor(waiting, euros(200, 7), later(20), rules).pending?.effectiveAt).toEqual(later(24))
    expect(askFor(waiting, euros(201, 7), later(20), rules).pending?.effectiveAt).toEqual(later(44))
  })
})

it('periods follow one another from the first', () => {
  const limit = { days: 7, since: start }
  expect(runningPeriod(limit, start)).toEqual({ start, end: later(7 * 24) })
  expect(runningPeriod(limit, later(7 * 24 - 1)).start).toEqual(start)
  expect(runningPeriod(limit, later(7 * 24)).start).toEqual(later(7 * 24))
})

type Command = { hours: number } & ({ do: 'set'; wanted: Limit | null } | { do: 'confirm' | 'cancel' })

const limits = fc.record({
  days: fc.constantFrom(1, 7, 14, 30),
  amount: fc.bigInt({ min: 0n, max: 5n }),
  currency: fc.constant('EUR'),
})
const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('set' as const),
      hours: fc.nat(200),
      wanted: fc.option(limits, { freq: 6 }),
    }),
    fc.record({ do: fc.constantFrom('confirm' as const, 'cancel' as const), hours: fc.nat(60) }),
  ),
  { maxLength: 40 },
)

it('no sequence of commands raises a limit without its cooling-off and its confirmation', () => {
  fc.assert(
    fc.property(commands, (list) => {
      let limit = none
      let now = start
      // An independent record of what was asked for and not given up since.
      let asked: { wanted: Limit | null; at: Date } | undefined
      for (const command of list) {
        now = new Date(now.getTime() + command.hours * hour)
        const before = forgetLapsed(limit, now)
        if (command.do === 'set') {
          limit = askFor(before, command.wanted, now, rules)
          const isSame = asked && JSON.stringify(show(asked.wanted)) === JSON.stringify(show(command.wanted))
          const isOver = asked && now.getTime() >= asked.at.getTime() + 72 * hour
          if (limit.pending === null) asked = undefined
          else if (!isSame || isOver) asked = { wanted: command.wanted, at: now }
        } else if (command.do === 'cancel') limit = { ...before, pending: null }
        else limit = confirm(before, now) ?? before

        if (!isNoRaise(limit.current, before.current)) {
          expect(command.do).toBe('confirm')
          expect(show(asked?.wanted ?? null)).toEqual(show(limit.current))
          expect(now.getTime() - (asked?.at.getTime() ?? now.getTime())).toBeGreaterThanOrEqual(24 * hour)
          expect(now.getTime() - (asked?.at.getTime() ?? 0)).toBeLessThan(72 * hour)
        }
        if (command.do !== 'set') asked = limit.pending ? asked : undefined
      }
    }),
    { numRuns: 2000 },
  )
})

it('whoever deposits all that is left, whenever they can, never exceeds the limit of a period', () => {
  fc.assert(
    fc.property(limits, fc.array(fc.tuple(fc.nat(40), limits), { maxLength: 30 }), (first, list) => {
      let limit = askFor(none, first, start, rules)
      let now = start
      const deposits: { at: Date; amount: bigint }[] = []
      for (const [hours, wanted] of list) {
        now = new Date(now.getTime() + hours * hour)
        // Raises are asked for and never confirmed: whatever is set, the first limit must hold for every window.
        limit = askFor(forgetLapsed(limit, now), wanted, now, rules)
        if (!limit.current) throw new Error('The limit went away')
        const period = runningPeriod(limit.current, now)
        const used = deposits
          .filter(({ at }) => at >= period.start)
          .reduce((sum, one) => sum + one.amount, 0n)
        if (limit.current.amount > used) deposits.push({ at: now, amount: limit.current.amount - used })
        const ofFirst = runningPeriod({ days: first.days, since: start }, now)
        const total = deposits
          .filter(({ at }) => at >= ofFirst.start)
          .reduce((sum, one) => sum + one.amount, 0n)
        expect(total <= first.amount).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})

const show = (limit: Limit | null) => limit && [limit.days, String(limit.amount)]
