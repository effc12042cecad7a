import type { Database } from '../../db/Database.ts'
import type { BonusPlay } from '../bonuses/createBonusPlay.ts'
import { withinLimits } from '../bonuses/mostRound.ts'
import type { ResponsibleGaming } from '../responsibleGaming/responsibleGaming.ts'
import { showLimit } from '../responsibleGaming/showLimit.ts'
import { invalidParameters } from '../shared/errors.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import { readBasics } from '../wallet/lockPlayer.ts'
import { toAmount } from '../wallet/money.ts'
import type { Catalogue } from './catalogue/createCatalogue.ts'
import { choosePurse } from './choosePurse.ts'
import { namedInTerms } from './namedInTerms.ts'

export type TermsHandlerServices = {
  database: Database
  catalogue: Catalogue
  bonusPlay: Pick<BonusPlay, 'terms'>
  protection: Pick<ResponsibleGaming, 'clock' | 'read' | 'playRoom' | 'depositRoom' | 'spentOf'>
  freespins: {
    /** How many free spins a player has left in a game. */
    left: (uid: number, sysname: string) => Promise<number>
  }
  clock: () => Date
}

/** What players are told of a game before the stake. */
export function termsHandlers(services: TermsHandlerServices) {
  const { database, catalogue, bonusPlay, protection, freespins, clock } = services
  return {
    async 'games.getTerms'({ sysname, purse }, context) {
      const { uid } = signedIn(context)
      const game = catalogue.current().find(sysname)
      if (!game) throw invalidParameters({ sysname: [{ code: 'not_found' }] })
      const { currency } = await readBasics(database.drizzle, uid)
      const stakes = Object.hasOwn(game.kept.stakes, currency) ? game.kept.stakes[currency] : undefined
      if (!stakes) throw invalidParameters({ sysname: [{ code: 'wrong_currency', params: { currency } }] })
      const asked = {
        ...{ uid, product: 'casino' as const, currency },
        game: { sysname, categories: namedInTerms(catalogue, game) },
      }
      const [least, greatest] = [BigInt(stakes.min), BigInt(stakes.max)]
      const ask = (from: typeof purse) =>
        bonusPlay.terms(database.drizzle, { ...asked, ...(from && { from }) })
      const plain = await ask(purse)
      // As it would be opened.
      const chosen = purse ?? choosePurse(plain, least)
      const terms = chosen === purse ? plain : await ask(chosen)
      const { main, isolated, pays, bonus } = terms
      const found = await protection.read(uid, clock())
      const limit = await protection.playRoom(found, { uid, currency }, database.drizzle)
      const mostRound = withinLimits(terms, limit?.room)
      const free = await freespins.left(uid, sysname)
      const shown = (units: bigint) => toAmount(units, currency)
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
        ...(free > 0 && { free_spins: free }),
        least: shown(least),
        is_enough: mostRound.most >= least,
        ...(greatest < mostRound.most
          ? { most: shown(greatest), most_by: 'game' as const }
          : { most: shown(mostRound.most), most_by: mostRound.by }),
        ...(limit &&
          mostRound.by === 'limit' && { limit: await showLimit(protection, uid, limit.kind, found) }),
      }
    },
  } satisfies Handlers
}
