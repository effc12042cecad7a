/** What can be bet on: a made-up match with the prices of its three outcomes, in hundredths. */
export type Match = {
  id: string
  league: string
  home: string
  away: string
  startsAt: Date
  isLive: boolean
  odds: Readonly<Record<Outcome, number>>
}

export const outcomes = ['home', 'draw', 'away'] as const
export type Outcome = (typeof outcomes)[number]

const hour = 60 * 60 * 1000

/** By their hours from the full hour that began last; those of the past are in play. */
const fixtures: readonly [hours: number, league: string, home: string, away: string, odds: Match['odds']][] =
  [
    [0, 'Premier Division', 'Amber Rovers', 'Northgate United', { home: 210, draw: 340, away: 360 }],
    [0, 'Cup of Islands', 'Saltmarsh City', 'Harbour Athletic', { home: 155, draw: 410, away: 620 }],
    [2, 'Premier Division', 'Kestrel Town', 'Ironbridge', { home: 275, draw: 320, away: 265 }],
    [5, 'Premier Division', 'Lakeside Wanderers', 'Old Mill', { home: 190, draw: 350, away: 430 }],
    [26, 'Cup of Islands', 'Redcliff', 'Fennel Hill Rangers', { home: 330, draw: 330, away: 220 }],
    [30, 'Cup of Islands', 'Westbrook', 'Juniper Park', { home: 145, draw: 450, away: 700 }],
  ]

/** The same all hour long. */
export function matchesAt(now: Date): Match[] {
  const began = Math.floor(now.getTime() / hour) * hour
  return fixtures.map(([hours, league, home, away, odds], at) => ({
    ...{ id: `match-${9_000 + at}`, league, home, away, odds, isLive: hours === 0 },
    startsAt: new Date(began + hours * hour),
  }))
}
