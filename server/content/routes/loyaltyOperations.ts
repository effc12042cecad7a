import type { LoyaltyIntervention } from '#generated/contentApi.ts'
import { auditRepository } from '../auditRepository.ts'
import { ContentError } from '../ContentError.ts'
import type { LoyaltyDesk } from '../loyalty/LoyaltyDesk.ts'
import { limit } from '../staff/limits.ts'
import { requireSession } from '../staff/proof.ts'
import type { ContentContext, Operations } from './Operation.ts'

type Loyalty = Operations<
  | 'content.getLoyaltyPlayer'
  | 'content.listLoyaltyStock'
  | 'content.listLoyaltyOrders'
  | 'content.askIntervention'
  | 'content.getIntervention'
>
type Found = NonNullable<Awaited<ReturnType<LoyaltyDesk['find']>>>

/** Interventions that a member asks for in a quarter of an hour. */
const mostInterventions = 120
/** Interventions that are shown of a player. */
const shown = 50

/** What each kind must name besides. */
const needed: Record<
  LoyaltyIntervention['kind'],
  readonly ('player' | 'programme' | 'product' | 'order' | 'amount')[]
> = {
  grant: ['player', 'programme', 'amount'],
  take: ['player', 'programme', 'amount'],
  freeze: ['player', 'programme'],
  thaw: ['player', 'programme'],
  expire: ['player', 'programme'],
  replay: ['player', 'programme'],
  mark: ['player'],
  clear: ['player'],
  restock: ['product', 'amount'],
  send: ['order'],
  fail: ['order'],
}

/** What staff do about points. What gives or takes something worth having is asked for by admins alone. */
export function loyaltyOperations({ database, loyalty }: ContentContext): Loyalty {
  const { drizzle } = database

  function desk(): LoyaltyDesk {
    if (!loyalty)
      throw new ContentError(404, 'NotFound', 'Loyalty programmes of this site are run by another platform')
    return loyalty
  }

  return {
    'content.getLoyaltyPlayer': {
      role: 'publisher',
      async handle({ path: { player } }) {
        const standings = await desk().standings(drizzle, player)
        const interventions = await desk().listOf(drizzle, player, shown)
        return {
          standings: standings.map(({ points, debt, frozen, ...standing }) => ({
            ...standing,
            points: Number(points),
            debt: Number(debt),
            ...(frozen !== null && { frozen }),
          })),
          interventions: interventions.map(describe),
        }
      },
    },
    'content.listLoyaltyStock': {
      role: 'publisher',
      handle: async () => ({ items: await desk().stock(drizzle) }),
    },
    'content.listLoyaltyOrders': {
      role: 'publisher',
      async handle({ query: { after = 0, limit = 50 } }) {
        const orders = await desk().toSend(drizzle, after, limit)
        return {
          items: orders.map(({ id, uid, product, createdAt, terms }) => ({
            ...{ id, player: uid, product, at: createdAt.toISOString() },
            name: (JSON.parse(terms) as { id: string }).id,
          })),
        }
      },
    },
    'content.askIntervention': {
      role: 'admin',
      fresh: true,
      async handle({ body: { player: uid, ...body }, member, reply }) {
        const { id, kind } = body
        const missing = needed[kind].find((part) => (part === 'player' ? uid : body[part]) === undefined)
        if (missing) throw new ContentError(400, 'InvalidRequest', `${kind} needs ${missing}`)
        if ((kind === 'grant' || kind === 'take') && (body.amount ?? 0) < 1)
          throw new ContentError(400, 'InvalidRequest', `${kind} needs points above 0`)
        await limit(database, `intervention ${member.id}`, mostInterventions)
        const found = await database.transaction(async (tx) => {
          await requireSession(tx, member)
          const asked = await desk().ask(tx, { ...body, ...(uid !== undefined && { uid }), by: member.email })
          if (asked === 'nobody') throw new ContentError(404, 'NotFound', `There is no player ${uid}`)
          if (asked === 'differs')
            throw new ContentError(409, 'IdUsed', `The id ${id} was used for something else`)
          if (asked === 'asked')
            await auditRepository.add(tx, member.id, 'intervene', id, {
              ...body,
              ...(uid && { player: uid }),
            })
          return desk().find(tx, id)
        })
        if (!found) throw new Error('The intervention was not kept')
        reply.code(201)
        return describe(found)
      },
    },
    'content.getIntervention': {
      role: 'publisher',
      async handle({ path: { id } }) {
        const found = await desk().find(drizzle, id)
        if (!found) throw new ContentError(404, 'NotFound', `Nothing was asked for as ${id}`)
        return describe(found)
      },
    },
  }
}

function describe({
  id,
  kind,
  uid,
  reason,
  askedBy,
  askedAt,
  outcome,
  ...about
}: Found): LoyaltyIntervention {
  const { programme, product, order, amount } = about
  return {
    ...{ id, kind, reason, asked_by: askedBy, asked_at: askedAt.toISOString() },
    ...(uid !== null && { player: uid }),
    ...(programme !== null && { programme }),
    ...(product !== null && { product }),
    ...(order !== null && { order }),
    ...(amount !== null && { amount }),
    ...(outcome !== null && { outcome }),
  }
}
