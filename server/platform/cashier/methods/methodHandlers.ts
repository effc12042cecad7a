import type { Database } from '../../../db/Database.ts'
import type { PlayerReader } from '../../players/readPlayer.ts'
import { isExcluded } from '../../responsibleGaming/exclusion.ts'
import type { ResponsibleGaming } from '../../responsibleGaming/responsibleGaming.ts'
import type { CallContext, Handlers } from '../../shared/operations.ts'
import { signedIn } from '../../shared/signedIn.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import type { Ledger } from '../../wallet/createLedger.ts'
import { toAmount } from '../../wallet/money.ts'
import { depositRoom } from '../deposits/depositRoom.ts'
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

/** How players can pay in and out. */
export function methodHandlers(services: MethodServices) {
  const { database, live, players, ledger, protection, clock } = services

  async function userOf(uid: number): Promise<MethodUser & { currency: string }> {
    const player = await players.info(uid)
    if (!player?.currency) throw new Error('The account of the session is gone')
    return { currency: player.currency, country: player.country_code }
  }

  /** What the bounds of methods are for one player. */
  async function reachOf(
    direction: Direction,
    player: { uid: number; currency: string },
  ): Promise<(offered: OfferedMethod) => OfferedMethod> {
    const { drizzle } = database
    if (direction === 'deposit') {
      const room = await depositRoom(services, drizzle, player)
      return (offered) => withinRoom(offered, room)
    }
    const { exclusion } = await protection.read(player.uid, clock(), drizzle)
    if (!isExcluded(exclusion, clock())) return (offered) => offered
    const left = await ledger.balanceOf(player.uid, 'main', player.currency, drizzle)
    return (offered) => downToTheRest(offered, left)
  }

  /** The methods offered, or the one that is named, with what each asks for. */
  async function described(direction: Direction, name: string | undefined, context: CallContext) {
    const { uid } = signedIn(context)
    const user = await userOf(uid)
    const all =
      name === undefined
        ? methodsFor(live, direction, user)
        : [methodFor(live, direction, name, user)].filter((one) => one !== undefined)
    const reach = await reachOf(direction, { uid, currency: user.currency })
    const offered = all.map(reach)
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
    return { methods, user }
  }

  return {
    async 'cashier.getdepositsettings'({ method }, context) {
      const { methods, user } = await described('deposit', method, context)
      return { methods, presets: { [user.currency]: methods[0]?.presets ?? [] } }
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
