import type { Level, Standing } from '../Standing.ts'

const names = ['Harbour', 'Coast', 'Fjord', 'Plateau', 'Glacier', 'Summit']
const enters = [0, 500, 2000, 6000, 20_000, 60_000]
const perks = [
  [],
  ['Free spins each month'],
  ['Free spins each month', 'Points count 1.25 times'],
  ['Free spins each week', 'Points count 1.5 times', 'Faster withdrawals'],
  ['Free spins each week', 'Points count 1.75 times', 'Faster withdrawals', 'A host of your own'],
  [
    'Free spins each week',
    'Points count twice',
    'Faster withdrawals',
    'A host of your own',
    'A birthday gift',
  ],
]

/** A programme of six levels. @param at place of the level that a player holds; a stranger's if left out */
export function fakeStanding({ at, levelPoints = 0 }: { at?: number; levelPoints?: number } = {}): Standing {
  const levels = names.map((name, place): Level => {
    const next = enters[place + 1]
    return {
      id: place + 1,
      name,
      description: { text: `What is told of ${name}.` },
      enter: enters[place] ?? 0,
      stay: (enters[place] ?? 0) * 0.8,
      perks: perks[place] ?? [],
      progress: {
        minValue: enters[place] ?? 0,
        ...(next !== undefined && { maxValue: next }),
        expCount: levelPoints,
      },
      ...(at !== undefined && { is_reached: place <= at, is_current: place === at }),
    }
  })
  return { levels, ...(at !== undefined && { uid: 7 }) }
}
