import type { Database } from '../../../db/Database.ts'
import type { PlayerReader } from '../../players/readPlayer.ts'
import { isExcluded } from '../../responsibleGaming/exclusion.ts'
import type { ResponsibleGaming } from '../../responsibleGaming/responsibleGaming.ts'
import { type ShownLimit, showLimit } from '../../responsibleGaming/showLimit.ts'
import type { CallContext, Handlers } from '../../shared/operations.ts'
import { signedIn } from '../../shared/signedIn.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import type { Ledger } from '../../wallet/createLedger.ts'
import { parseAmount, toAmount } from '../../wallet/money.ts'
import { banksFor } from './banksFor.ts'
import { describeMethod } from './describeMethod.ts'
import {
  type Direction,
  type MethodUser,
  methodFor,
  methodsFor,
  type OfferedMethod,
} from './paymentMethods.ts'
import { requisiteFields } from './requisiteFields.ts'
import { usedRequisites } from './usedRequisites.ts'
import { downToTheRest, withinMeans, withinRoom } from './withinReach.ts'

export type MethodServices = {
  database: Database
  live: LiveSite
  players: PlayerReader
  ledger: Ledger
  protection: ResponsibleGaming
  clock: () => Date
}

type Reach = { within: (offered: OfferedMethod) => OfferedMethod; limit?: ShownLimit }

/** How players can pay in and out. */
export function methodHandlers(services: MethodServices) {
  const { database, live, players, ledger, protection, clock } = services

  async function userOf(uid: number): Promise<MethodUser & { currency: string }> {
    const player = await players.info(uid)
    if (!player?.currency) throw new Error('The account of the session is gone')
    return { currency: player.currency, country: player.country_code }
  }

  /** What the bounds of methods are for one player, and the player's own limit of deposits where it is one of them. */
  async function reachOf(
    direction: Direction,
    { uid, currency }: { uid: number; currency: string },
  ): Promise<Reach> {
    const { drizzle } = database
    const found = await protection.read(uid, clock(), drizzle)
    if (direction === 'deposit') {
      const limit = await showLimit(protection, uid, 'deposit', found)
      if (!limit.available_amount) return { within: (offered) => offered }
      const { amount, currency: limited } = limit.available_amount
      // Sums of two currencies could not be compared.
      const room = limited === currency ? parseAmount(amount, currency) : 0n
      return { within: (offered) => withinRoom(offered, room), limit }
    }
    if (!isExcluded(found.exclusion, clock())) return { within: (offered) => offered }
    const left = await ledger.balanceOf(uid, 'main', currency, drizzle)
    return { within: (offered) => downToTheRest(offered, left) }
  }

  /** The methods offered, or the one that is named, with what each asks for. */
  async function described(direction: Direction, name: string | undefined, context: CallContext) {
    const { uid } = signedIn(context)
    const user = await userOf(uid)
    const all =
      name === undefined
        ? methodsFor(live, direction, user)
        : [methodFor(live, direction, name, user)].filter((one) => one !== undefined)
    const { within, limit } = await reachOf(direction, { uid, currency: user.currency })
    const offered = all.map(within)
    const usedBy = await usedRequisites(
      database,
      uid,
      offered.map(({ method }) => method.id),
    )
    const methods = offered.flatMap((one) => {
      const used = usedBy(one.method.id)
      const fields = requisiteFields(live, one, used)
      return fields ? [describeMethod(live, one, { fields, used, locale: context.locale })] : []
    })
    return { methods, user, limit }
  }

  return {
    async 'cashier.getdepositsettings'({ method }, context) {
      const { methods, user, limit } = await described('deposit', method, context)
      return { methods, ...(limit && { limit }), presets: { [user.currency]: methods[0]?.presets ?? [] } }
    },

    async 'cashier.getwithdrawsettings'({ method }, context) {
      const { methods, user } = await described('withdraw', method, context)
      const { uid } = signedIn(context)
      const { balance_main } = await ledger.balances(uid)
      const { amount: owed } = await ledger.owedBy(uid, user.currency)
      return {
        methods: methods.map((one) => withinMeans(one, balance_main)),
        available: balance_main,
        ...(owed > 0n && { owed: toAmount(owed, user.currency) }),
      }
    },

    /** Banks of one method, or of all; a bank of several methods stands there once. */
    async 'cashier.getbanks'({ method: name }, context) {
      const { country } = await userOf(signedIn(context).uid)
      const methods = live
        .paymentMethods()
        .filter(({ id, urlName }) => name === undefined || name === id || name === urlName)
      const banks = methods.flatMap((method) => banksFor(method, country ?? undefined))
      const items = [...new Map(banks.map(({ id, name: shown }) => [id, { id, name: shown }])).values()]
      return { items, total: items.length }
    },
  } satisfies Handlers
}
