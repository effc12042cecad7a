import type { JackpotDefinition } from '#generated/grammar/types.ts'
import type { Database } from '../../db/Database.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import type { Catalogue } from '../games/catalogue/createCatalogue.ts'
import { describeGame } from '../games/describeGame.ts'
import { shownName } from '../players/shownName.ts'
import { createWords } from '../shared/createWords.ts'
import { invalidParameters } from '../shared/errors.ts'
import type { CallContext, Handlers, OperationResponse } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { readBasics } from '../wallet/lockPlayer.ts'
import { toAmount } from '../wallet/money.ts'
import { type Jackpots, termsOf } from './createJackpots.ts'
import { commitmentTo } from './drawBelow.ts'
import type { JackpotPool } from './schema.ts'

type Described = OperationResponse<'jackpots.get'>['items'][number]

export type JackpotServices = {
  database: Database
  live: LiveSite
  jackpots: Jackpots
  catalogue: Pick<Catalogue, 'current'>
}

/** Most games that are named of a jackpot. */
const mostGames = 200

/** Jackpots as the site shows them, and who has won them. */
export function jackpotHandlers({ database, live, jackpots, catalogue }: JackpotServices) {
  /** The player's currency where the pools are held in it, else that of the site. */
  async function currencyFor({ session }: Pick<CallContext, 'session'>): Promise<string> {
    const { default_currency: usual } = live.site().general
    if (!session) return usual
    const { currency } = await readBasics(database.drizzle, session.uid)
    const isHeld = live.jackpots().some(({ tiers }) => tiers.some((tier) => termsOf(tier, currency)))
    return isHeld ? currency : usual
  }

  function describe(
    one: JackpotDefinition,
    currency: string,
    pools: readonly JackpotPool[],
    locale: string,
  ): Described {
    const wordsOf = createWords(live, locale)
    const levels = one.tiers.flatMap((tier) => {
      const terms = termsOf(tier, currency)
      if (!terms) return []
      const pool = pools.find(
        ({ jackpot, tier: of, cycle }) => jackpot === one.id && of === tier.id && cycle > 0,
      )
      const { seed, ceiling } = pool ?? terms
      const { name = tier.id } = wordsOf({ name: tier.name })
      return [
        {
          id: tier.id,
          name,
          kind: tier.kind,
          amount: toAmount(pool?.value ?? terms.seed, currency),
          seed: toAmount(seed, currency),
          ceiling: toAmount(ceiling, currency),
          share: tier.share,
          ...(terms.kind === 'progressive' && { every: toAmount(terms.every, currency) }),
          ...(pool && {
            cycle: pool.cycle,
            commitment: commitmentTo(pool.secret),
            began_at: pool.beganAt.toISOString(),
          }),
        },
      ]
    })
    const { name = one.id, text } = wordsOf({ name: one.name, text: one.text })
    return {
      id: one.id,
      name,
      amount: levels.reduce(
        (most, { amount }) => (Number(amount.amount) > Number(most.amount) ? amount : most),
        toAmount(0n, currency),
      ),
      levels,
      games: jackpots.gamesOf(one).slice(0, mostGames),
      description: {
        name,
        ...(text !== undefined && { text }),
        ...(one.image !== undefined && { image: one.image }),
      },
    }
  }

  return {
    async 'jackpots.get'({ offset, count, id }, context) {
      const found = live.jackpots().filter((one) => id === undefined || one.id === id)
      if (id !== undefined && found.length === 0) throw invalidParameters({ id: [{ code: 'not_found' }] })
      const currency = await currencyFor(context)
      const pools = await jackpots.pools(currency)
      const items = found
        .slice(offset, offset + count)
        .map((one) => describe(one, currency, pools, context.locale))
      return { items, offset, limit: count, total: found.length }
    },

    async 'jackpots.getWinners'({ offset, count, id }, context) {
      const { items, total } = await jackpots.wins({ jackpot: id, offset, count })
      const names = await accountRepository.fakenames(
        database.drizzle,
        items.map(({ uid }) => uid),
      )
      const wordsOf = createWords(live, context.locale)
      const shelf = catalogue.current()
      return {
        items: items.map((one) => {
          const jackpot = live.jackpots().find(({ id: of }) => of === one.jackpot)
          const tier = jackpot?.tiers.find(({ id: of }) => of === one.tier)
          const words = wordsOf({ jackpot: jackpot?.name, level: tier?.name })
          const game = shelf.find(one.sysname)
          return {
            id: one.id,
            fakename: shownName({ uid: one.uid, fakename: names.get(one.uid) ?? null }),
            amount: toAmount(one.amount, one.currency),
            won_at: one.wonAt.toISOString(),
            ...(game && { game: describeGame(game, shelf, ['image_url']) }),
            jackpot: words.jackpot ?? one.jackpot,
            jackpot_id: one.jackpot,
            level: words.level ?? one.tier,
            cycle: one.cycle,
            round: one.roundId,
            secret: one.secret,
          }
        }),
        offset,
        limit: count,
        total,
      }
    },
  } satisfies Handlers
}
