import type { Executor } from '../../../db/Database.ts'
import type { LoyaltyEditions } from '../editions/createEditions.ts'
import type { Levels } from '../levels/createLevels.ts'
import { lotRepository } from './lotRepository.ts'
import type { Player, Standing } from './Points.ts'
import { standingRepository } from './standingRepository.ts'

type Services = { editions: LoyaltyEditions; levels: Pick<Levels, 'stateOf'>; clock: () => Date }

/** How a player stands in a programme, by all that is reckoned. @throws Error for a programme that there never was */
export async function standingOf(
  { editions, levels, clock }: Services,
  executor: Executor,
  player: Player,
): Promise<Standing> {
  const sums = await lotRepository.sums(executor, player, clock())
  const row = await standingRepository.find(executor, player)
  const found = await levels.stateOf(executor, player, await editions.all(executor))
  if (!found) throw new Error(`There is no loyalty programme ${player.programme}`)
  const { state, programme } = found
  const levelPoints = state.points / 1_000_000n
  const place = programme.levels.findIndex(({ number }) => number === state.level)
  const next = programme.levels[place + 1]
  const missing = next && BigInt(next.enter) - levelPoints
  return {
    ...sums,
    debt: row?.debt ?? 0n,
    isFrozen: (row?.frozen ?? null) !== null,
    level: state.level,
    levelPoints,
    ...(next &&
      missing !== undefined && { next: { level: next.number, missing: missing > 0n ? missing : 0n } }),
    ...(state.fall && { keepUntil: state.fall.day }),
    ...(state.fall && state.isWarned && { willFall: { level: state.fall.level, at: state.fall.day } }),
  }
}
