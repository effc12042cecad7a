import type { Say } from '../runtime/problem.ts'

type Numbered = { id: string; number: number }

/** The API names campaigns and methods by numbers. @param what they are, as editors call them */
export function checkNumber(one: Numbered, others: readonly Numbered[], what: string, say: Say): void {
  const twin = others.find(({ number }) => number === one.number)
  if (twin)
    say(
      '/number',
      'duplicate_number',
      `The ${what} ${twin.id} has the number ${twin.number} too.`,
      'Take one that was never used.',
    )
}
