import { describe, expect, it } from 'vitest'
import { type SessionFacts, sessionFault } from './gameSessionState.ts'

const launched = new Date('2026-01-01T12:00:00Z')
const after = (milliseconds: number) => new Date(launched.getTime() + milliseconds)
const [minute, hour] = [60_000, 3_600_000]

const fault = (
  session: Partial<SessionFacts>,
  milliseconds: number,
  { idleMost = 600, redeems = false } = {},
) =>
  sessionFault(
    { createdAt: launched, redeemedAt: null, usedAt: null, isSignedIn: true, ...session },
    { now: after(milliseconds), idleMost, redeems },
  )

describe('a token', () => {
  it('is redeemed within two minutes, by what redeems it', () => {
    expect(fault({}, 2 * minute, { redeems: true })).toBeUndefined()
    expect(fault({}, 2 * minute + 1, { redeems: true })).toBe('TOKEN_EXPIRED')
    expect(fault({}, 1)).toBe('TOKEN_EXPIRED')
    expect(fault({ isSignedIn: false }, 1, { redeems: true })).toBe('SESSION_GONE')
  })

  it('then names a session that ends with the sign-in, with idleness, or after a day', () => {
    const used = { redeemedAt: launched, usedAt: launched }
    expect(fault(used, 600_000)).toBeUndefined()
    expect(fault(used, 600_001)).toBe('SESSION_GONE')
    expect(fault(used, 23 * hour, { idleMost: 0 })).toBeUndefined()
    expect(fault({ ...used, usedAt: after(24 * hour) }, 24 * hour)).toBe('SESSION_GONE')
    expect(fault({ ...used, isSignedIn: false }, 1)).toBe('SESSION_GONE')
  })
})
