import type { Database } from '../../db/Database.ts'
import type { BonusPlay } from '../bonuses/createBonusPlay.ts'
import { invalidParameters } from '../shared/errors.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import { readBasics } from '../wallet/lockPlayer.ts'
import { toAmount } from '../wallet/money.ts'
import type { Catalogue } from './catalogue/createCatalogue.ts'
import { namedInTerms } from './namedInTerms.ts'

export type TermsHandlerServices = {
  database: Database
  catalogue: Catalogue
  bonusPlay: Pick<BonusPlay, 'terms'>
}

/** What players are told of a game before the stake. */
export function termsHandlers({ database, catalogue, bonusPlay }: TermsHandlerServices) {
  return {
    async 'games.getTerms'({ sysname, purse }, context) {
      const { uid } = signedIn(context)
      const game = catalogue.current().find(sysname)
      if (!game) throw invalidParameters({ sysname: [{ code: 'not_found' }] })
      const { currency } = await readBasics(database.drizzle, uid)
      const stakes = Object.hasOwn(game.kept.stakes, currency) ? game.kept.stakes[currency] : undefined
      if (!stakes) throw invalidParameters({ sysname: [{ code: 'wrong_currency', params: { currency } }] })
      const { main, isolated, pays, bonus, mostRound } = await bonusPlay.terms(database.drizzle, {
        uid,
        product: 'casino',
        currency,
        game: { sysname, categories: namedInTerms(catalogue, game) },
        ...(purse && { from: purse }),
      })
      const shown = (units: bigint) => toAmount(units, currency)
      const greatest = BigInt(stakes.max)
      // Isolated, real money comes first and counts for nothing.
      const withBonus = pays.bonus && !(isolated && pays.main)
      return {
        main: shown(main),
        isolated,
        pays: withBonus ? (pays.main ? ('both' as const) : ('bonus' as const)) : ('main' as const),
        counts: withBonus ? (bonus?.percent ?? 0) : 0,
        ...(bonus && {
          bonus: {
            amount: shown(bonus.left),
            is_excluded: bonus.isExcluded,
            ...(bonus.mostStake !== undefined && { most: shown(bonus.mostStake) }),
          },
        }),
        least: shown(BigInt(stakes.min)),
        ...(greatest < mostRound.most
          ? { most: shown(greatest), most_by: 'game' as const }
          : { most: shown(mostRound.most), most_by: mostRound.by }),
      }
    },
  } satisfies Handlers
}
