import type { SportsEvent } from '../book/SportsBook.ts'
import { fakeEvent } from '../book/testing/fakeEvent.ts'

type SportsLine = SportsEvent['markets'][number]

/** @param outcomes names and odds by id */
export function line(
  id: string,
  name: string,
  groups: readonly string[],
  outcomes: Record<string, [name: string, odds: number]>,
): SportsLine {
  return {
    ...{ line: id, market: Number.parseInt(id, 10), name, groups: ['all', ...groups], is_suspended: false },
    outcomes: Object.entries(outcomes).map(([one, [of, odds]]) => ({
      ...{ id: one, name: of, odds, is_active: true },
    })),
  }
}

const play = ['score', 'regular_play']
const [home, away] = ['Riverside United', 'Northgate Athletic'] as const
const total = (market: number, name: string, at: number, groups = play) =>
  line(`${market}?total=${at}`, name, groups, {
    13: [`under ${at}`, Math.round(11_000 + 4_000 * at)],
    12: [`over ${at}`, Math.round(12_000 + 30_000 / (4 - at || 1))],
  })
const handicap = (at: number) =>
  line(`16?hcp=${at}`, 'Handicap', play, {
    1714: [`${home} (${at > 0 ? '+' : '−'}${Math.abs(at)})`, 19_000],
    1715: [`${away} (${at > 0 ? '−' : '+'}${Math.abs(at)})`, 19_500],
  })
const statistics = (counts: Record<string, number>) =>
  Object.entries(counts).map(([name, value]) => ({ name, value: String(value) }))

export const footballLines: SportsLine[] = [
  line('1', '1x2', play, { 1: [home, 21_000], 2: ['draw', 34_000], 3: [away, 36_000] }),
  line('10', 'Double chance', play, {
    9: [`${home} or draw`, 13_000],
    10: [`${home} or ${away}`, 13_300],
    11: [`draw or ${away}`, 17_500],
  }),
  ...[-1.5, -0.5, 0.5].map(handicap),
  ...[0.5, 1.5, 2.5, 3.5].map((at) => total(18, 'Total goals', at)),
  line('29', 'Both teams to score', play, { 74: ['yes', 17_500], 76: ['no', 20_500] }),
  line('40', 'Anytime goalscorer', ['regular_play', 'scorers'], {
    ...Object.fromEntries(
      Array.from({ length: 18 }, (_, at) => [
        `sr:player:${at}`,
        [`Marsh, A. ${at + 1}`, 25_000 + 5_000 * at],
      ]),
    ),
  } as Record<string, [string, number]>),
  line('41', 'Correct score', play, {
    ...Object.fromEntries(
      ['1:0', '2:0', '2:1', '0:0', '1:1', '2:2', '0:1', '0:2', '1:2'].map((score, at) => [
        String(at + 1),
        [score, 70_000 + 9_000 * at],
      ]),
    ),
    99: ['other', 150_000],
  } as Record<string, [string, number]>),
  line('60', '1st half – 1x2', ['score', '1st_half'], {
    1: [home, 27_000],
    2: ['draw', 21_000],
    3: [away, 42_000],
  }),
  ...[4.5, 8.5, 9.5].map((at) => total(166, 'Total corners', at, ['regular_play', 'corners'])),
]

export const liveFootball: SportsEvent = fakeEvent({
  ...{
    id: 'sr:match:11',
    name: `${home} – ${away}`,
    sport: 1,
    is_live: true,
    status: 'live',
    lines: footballLines,
  },
  tournament: { id: 'sr:tournament:17', name: 'First League', category: 'Elmland' },
  competitors: [
    { id: 'sr:competitor:101', name: home },
    { id: 'sr:competitor:102', name: away },
  ],
  score: {
    ...{ home: '2', away: '1', period: '2nd half', clock: '62:05' },
    periods: [
      { number: 1, home: '1', away: '1' },
      { number: 2, home: '1', away: '0' },
    ],
    statistics: statistics({
      ...{ home_corners: 6, away_corners: 3, home_yellow_cards: 1, away_yellow_cards: 3 },
      ...{ home_red_cards: 0, away_red_cards: 1 },
    }),
  },
})

export const liveTennis: SportsEvent = fakeEvent({
  ...{ id: 'sr:match:12', name: 'Marsh, Ann – Lind, Bo', sport: 5, is_live: true, status: 'live' },
  tournament: { id: 'sr:tournament:50', name: 'Harbour Open', category: 'Tour' },
  competitors: [
    { id: 'sr:competitor:201', name: 'Marsh, Ann' },
    { id: 'sr:competitor:202', name: 'Lind, Bo' },
  ],
  score: {
    ...{ home: '1', away: '0', period: '2nd set' },
    periods: [
      { number: 1, home: '6', away: '4' },
      { number: 2, home: '3', away: '2' },
    ],
    statistics: statistics({ home_gamescore: 40, away_gamescore: 50, current_server: 2 }),
  },
  lines: [
    line('186', 'Winner', ['score', 'regular_play'], { 4: ['Marsh, Ann', 13_500], 5: ['Lind, Bo', 32_000] }),
    line('202?setnr=2', '2nd set – winner', ['score', 'set'], {
      4: ['Marsh, Ann', 16_500],
      5: ['Lind, Bo', 22_000],
    }),
    line('210?setnr=2|gamenr=6', '2nd set, 6th game – winner', ['score', 'game'], {
      4: ['Marsh, Ann', 32_000],
      5: ['Lind, Bo', 13_000],
    }),
  ],
})

export const golfOutright: SportsEvent = fakeEvent({
  ...{ id: 'sr:stage:9', name: 'Cape Classic', sport: 9, status: 'not_started' },
  tournament: { id: 'sr:tournament:90', name: 'Cape Classic', category: 'Tour' },
  competitors: Array.from({ length: 40 }, (_, at) => ({
    id: `sr:competitor:${900 + at}`,
    name: `Golfer, ${at}`,
  })),
  lines: [
    line('534?variant=pre:outright', 'Winner', [], {
      ...Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => [
          `sr:competitor:${900 + at}`,
          [`Golfer, Player ${at + 1}`, 60_000 + 15_000 * at],
        ]),
      ),
    } as Record<string, [string, number]>),
  ],
})

export const endedMatch: SportsEvent = { ...liveFootball, id: 'sr:match:13', is_live: false, status: 'ended' }
