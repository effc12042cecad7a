import { type Editions, programmeIn } from '../editions/Edition.ts'

/** Number of the level of whom nothing is known, by the terms of now. @throws Error for a programme that there never was */
export function lowestLevel(editions: Editions, number: number): number {
  const programme = editions.map((one) => programmeIn(one, number)).findLast((one) => one !== undefined)
  if (!programme?.levels[0]) throw new Error(`There is no loyalty programme ${number}`)
  return programme.levels[0].number
}
