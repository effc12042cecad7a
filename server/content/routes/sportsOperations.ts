import type { ExposedOutcome, SportsRuling } from '#generated/contentApi.ts'
import type { Executor } from '../../db/Database.ts'
import { type AuditAction, auditRepository } from '../auditRepository.ts'
import { ContentError } from '../ContentError.ts'
import type { SportsDesk } from '../sports/SportsDesk.ts'
import type { CallingMember } from '../staff/authenticate.ts'
import { limit } from '../staff/limits.ts'
import { requireSession } from '../staff/proof.ts'
import type { ContentContext, Operations } from './Operation.ts'

type Sports = Operations<
  | 'content.listExposure'
  | 'content.listUnrecovered'
  | 'content.listBetStops'
  | 'content.stopBets'
  | 'content.reopenBets'
  | 'content.listRulings'
  | 'content.askRuling'
  | 'content.confirmRuling'
>

/** Rulings that a member asks for or confirms, in a quarter of an hour. */
const mostRulings = 60

/** What staff do about bets. Publishers set by the definition what is bet on, and so may stop it; money is moved by admins. */
export function sportsOperations({ database, sports }: ContentContext): Sports {
  const { drizzle } = database

  function desk(): SportsDesk {
    if (!sports)
      throw new ContentError(404, 'NotFound', 'The sportsbook of this site is run by another platform')
    return sports
  }

  /** Does something about bets and writes down who did it, or neither. */
  const asMember = <T>(member: CallingMember, work: (tx: Executor) => Promise<T>): Promise<T> =>
    database.transaction(async (tx) => {
      await requireSession(tx, member)
      return work(tx)
    })
  const note = (tx: Executor, member: CallingMember, action: AuditAction, { id, ...about }: About) =>
    auditRepository.add(tx, member.id, action, String(id ?? about.event), about)

  return {
    'content.listExposure': {
      role: 'publisher',
      async handle({ query: { event, offset = 0, limit = 50 } }) {
        const { items, total } = await desk().exposure(drizzle, event, { offset, limit })
        const names = await desk().names(items)
        return { items: items.map((item, at) => ({ ...item, names: names[at] ?? idsOf(item) })), total }
      },
    },
    'content.listUnrecovered': {
      role: 'publisher',
      async handle({ query: { after = 0, limit = 50 } }) {
        const rows = await desk().unrecovered(drizzle, after, limit)
        return { items: rows.map(({ betId, at, ...row }) => ({ ...row, bet: betId, at: at.toISOString() })) }
      },
    },
    'content.listBetStops': {
      role: 'publisher',
      async handle() {
        const stops = await desk().stops(drizzle)
        return { items: stops.map(({ event, line }) => ({ event, ...(line !== '' && { line }) })) }
      },
    },
    'content.stopBets': {
      role: 'publisher',
      async handle({ body: { event, line = '', reason = '' }, member, reply }) {
        await asMember(member, async (tx) => {
          if (!(await desk().stop(tx, { event, line, reason, by: member.email }))) throw noEvent(event)
          await note(tx, member, 'stop_bets', { event, line, reason })
        })
        return reply.code(204).send()
      },
    },
    'content.reopenBets': {
      role: 'publisher',
      async handle({ query: { event, line = '' }, member, reply }) {
        await asMember(member, async (tx) => {
          if (!(await desk().reopen(tx, { event, line, reason: '', by: member.email })))
            throw new ContentError(404, 'NotFound', `Bets on ${event} ${line} are not stopped`)
          await note(tx, member, 'reopen_bets', { event, line })
        })
        return reply.code(204).send()
      },
    },
    'content.listRulings': {
      role: 'publisher',
      async handle({ query: { after = 0, limit = 50 } }) {
        return { items: (await desk().waiting(drizzle, after, limit)).map(describe) }
      },
    },
    'content.askRuling': {
      role: 'admin',
      fresh: true,
      async handle({ body, member, reply }) {
        // Of the outcomes of a line not all can have won, nor all have lost.
        if (body.outcome === undefined && (body.result === 'won' || body.result === 'lost'))
          throw new ContentError(400, 'InvalidRequest', 'Name the outcome that was won or lost')
        await limit(database, `ruling ${member.id}`, mostRulings)
        const ruling = await asMember(member, async (tx) => {
          const asked = await desk().rule(tx, { ...body, by: member.email })
          if (!asked) throw noEvent(body.event)
          await note(tx, member, 'ask_ruling', { id: asked.id, ...body })
          return asked
        })
        reply.code(201)
        return describe(ruling)
      },
    },
    'content.confirmRuling': {
      role: 'admin',
      fresh: true,
      async handle({ path: { id }, member }) {
        await limit(database, `ruling ${member.id}`, mostRulings)
        const ruling = await asMember(member, async (tx) => {
          const confirmed = await desk().confirm(tx, id, member.email)
          if (confirmed === 'own')
            throw new ContentError(409, 'SecondPersonNeeded', 'It takes somebody else than who asked')
          if (!confirmed) throw new ContentError(404, 'NotFound', `No ruling ${id} waits`)
          const { event, line, outcome, result } = confirmed
          await note(tx, member, 'confirm_ruling', { id, event, line, ...(outcome && { outcome }), result })
          return confirmed
        })
        return describe(ruling)
      },
    },
  }
}

/** What an entry of the audit tells. @property id of a ruling */
type About = { id?: number; event: string } & Partial<
  Record<'line' | 'outcome' | 'result' | 'reason', string>
>

const idsOf = ({ event, line, outcome }: Omit<ExposedOutcome, 'names'>) => ({ event, market: line, outcome })

const noEvent = (event: string) => new ContentError(404, 'NotFound', `Nothing was ever heard of ${event}`)

const describe = ({
  by,
  askedAt,
  confirmedBy,
  ...ruling
}: Awaited<ReturnType<SportsDesk['waiting']>>[number]): SportsRuling => ({
  ...ruling,
  asked_by: by,
  asked_at: askedAt.toISOString(),
  ...(confirmedBy !== undefined && { confirmed_by: confirmedBy }),
})
