import type { Audited } from './Audited.ts'

/** How lots, orders, history and ledger of a player differ. */
export function auditBooks({ lots, standings, now }: Audited): string[] {
  return standings.flatMap((standing) => {
    const { programme, debt, held, told, spent, level_held, level_told, level_days, remainder } = standing
    const own = lots.filter((lot) => lot.programme === programme)
    const sum = (of: 'left' | 'expired' | 'points' | 'level_due', some = own) =>
      some.reduce((total, lot) => total + BigInt(lot[of]), 0n)
    const settled = own.filter(({ is_pending }) => !is_pending)
    const left = sum('left')
    const owed = left + sum('expired') + BigInt(spent) - sum('points')
    const spendable = own.filter(({ expires_at }) => !expires_at || new Date(expires_at).getTime() > now)
    const levels = sum('level_due', settled)
    const checks: [boolean, string][] = [
      [left === BigInt(held), `lots have ${left} points, the ledger has ${held}`],
      [left === BigInt(told), `lots have ${left} points, the history makes ${told}`],
      [owed === BigInt(debt), `${debt} points are owed, by what was earned and spent ${owed}`],
      [debt === '0' || sum('left', spendable) === 0n, `${debt} points are owed, and some are there`],
      [
        levels / 1_000_000n === BigInt(level_held),
        `lots make ${levels} level points, the ledger has ${level_held}`,
      ],
      [
        BigInt(level_held) === BigInt(level_told),
        `the ledger has ${level_held} level points, the history ${level_told}`,
      ],
      [levels === BigInt(level_days), `lots make ${levels} level points, their days ${level_days}`],
      [BigInt(remainder) < 1_000_000n, `more than a point is left over`],
    ]
    return checks.flatMap(([isRight, details]) => (isRight ? [] : [`programme ${programme}: ${details}`]))
  })
}
