import { createHash } from 'node:crypto'
import { coverPath } from '#schemas/runtime/coverPicture.ts'
import { memo } from '#schemas/runtime/memo.ts'
import type { OperationInput, OperationResponse } from '../shared/operations.ts'
import { toAmount } from '../wallet/money.ts'
import type { Game, KeptGame } from './catalogue/Game.ts'
import type { Shelf } from './catalogue/Shelf.ts'

export type GamePart = NonNullable<OperationInput<'games.get'>['fields']>[number]
export type DescribedGame = OperationResponse<'games.get'>['items'][number]

/** A game as the site shows it. @param fields parts besides the constant ones; all of them if left out */
export function describeGame(game: Game, shelf: Shelf, fields?: readonly GamePart[]): DescribedGame {
  const { sysname, name, provider, tags } = game
  const parts = partsOf(game, shelf)
  const wanted = Object.entries(parts).filter(([part]) => fields?.includes(part as GamePart) ?? true)
  return { sysname, name, provider, tags: [...tags], ...Object.fromEntries(wanted) }
}

/** What a game does not have is left out. */
function partsOf(game: Game, shelf: Shelf): Partial<Pick<DescribedGame, GamePart>> {
  const { kept, own, features, providerName } = game
  const image = own.cover ?? coverOf(kept)
  return {
    type: kept.type,
    kind: kept.kind,
    has_demo: kept.hasDemo,
    features: [...features],
    categories: [...shelf.categoriesOf(game)],
    provider_name: providerName,
    is_new: shelf.isNew(game),
    stakes: stakesOf(kept),
    ...(image !== undefined && { image_url: image }),
    ...(kept.returnRate !== null && { return: kept.returnRate }),
    ...(kept.volatility !== null && { volatility: kept.volatility }),
    ...(kept.releasedOn !== null && { released_on: kept.releasedOn }),
    ...((own.name !== undefined || own.cover !== undefined) && {
      description: {
        ...(own.name !== undefined && { name: own.name }),
        ...(own.cover !== undefined && { img_288_192: own.cover }),
      },
    }),
  }
}

function stakesOf({ stakes }: KeptGame): NonNullable<DescribedGame['stakes']> {
  const written = (units: string, currency: string) => toAmount(BigInt(units), currency).amount
  return Object.fromEntries(
    Object.entries(stakes).map(([currency, { min, max }]) => [
      currency,
      { min: written(min, currency), max: written(max, currency) },
    ]),
  )
}

/** Address of the cover that the provider drew. */
export function coverOf(kept: KeptGame): string | undefined {
  return kept.cover === null ? undefined : coverPath(kept.sysname, coverVersion(kept))
}

/** Another one whenever the provider says that its cover lies elsewhere. */
export const coverVersion = memo((kept: KeptGame): string =>
  createHash('sha256')
    .update(kept.cover ?? '')
    .digest('hex')
    .slice(0, 10),
)
