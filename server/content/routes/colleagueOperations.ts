import type { Comment } from '#generated/contentApi.ts'
import { auditRepository } from '../auditRepository.ts'
import { ContentError } from '../ContentError.ts'
import { type CommentRow, commentRepository } from '../colleagues/commentRepository.ts'
import { presenceRepository } from '../colleagues/presenceRepository.ts'
import { definitionKey } from '../Definition.ts'
import { draftRepository } from '../draftRepository.ts'
import type { ContentContext, Operations } from './Operation.ts'

type Colleagues = Operations<
  | 'content.listComments'
  | 'content.addComment'
  | 'content.changeComment'
  | 'content.deleteComment'
  | 'content.setPresence'
  | 'content.endPresence'
>
type Name = { kind: string; id: string }

/** Comments about one definition, answers with them: more is no conversation. */
const most = 1_000

export function colleagueOperations({ database }: ContentContext): Colleagues {
  const { drizzle } = database

  async function view(name: Name, number: number, reader: number): Promise<Comment> {
    const rows = await commentRepository.list(drizzle, name)
    const row = rows.find(({ id }) => id === number)
    if (!row) throw missing(name, number)
    return viewOf(row, rows, reader)
  }

  async function found(name: Name, number: number) {
    const row = await commentRepository.find(drizzle, name, number)
    if (!row) throw missing(name, number)
    return row
  }

  return {
    'content.listComments': {
      role: 'editor',
      async handle({ path, member }) {
        const rows = await commentRepository.list(drizzle, path)
        const items = rows.filter(({ answersId }) => answersId === null)
        return { items: items.map((row) => viewOf(row, rows, member.id)) }
      },
    },

    'content.addComment': {
      role: 'editor',
      async handle({ path, body: { text, anchor = [], quote = null, answers }, member, reply }) {
        const number = await database.transaction(async (tx) => {
          if (!(await draftRepository.find(tx, path.kind, path.id)))
            throw new ContentError(404, 'NotFound', `There is no definition ${definitionKey(path)}`)
          if ((await commentRepository.count(tx, path)) >= most)
            throw new ContentError(409, 'TooMany', `More than ${most} comments stand about it`)
          const first = answers === undefined ? undefined : await commentRepository.find(tx, path, answers)
          if (answers !== undefined && !first) throw missing(path, answers)
          // An answer to an answer goes on in the same conversation.
          const answersId = first === undefined ? null : (first.answersId ?? first.id)
          const one = { staffId: member.id, text, anchor: JSON.stringify(anchor), quote, answersId }
          const id = await commentRepository.add(tx, path, one)
          await auditRepository.add(tx, member.id, 'comment', definitionKey(path), { comment: id })
          return answersId ?? id
        })
        reply.code(201)
        return view(path, number, member.id)
      },
    },

    'content.changeComment': {
      role: 'editor',
      async handle({ path, body: { text, is_settled: isSettled }, member }) {
        const row = await found(path, path.number)
        if (text !== undefined && row.staffId !== member.id)
          throw new ContentError(403, 'Forbidden', 'Who said it may say it otherwise')
        if (isSettled !== undefined && row.answersId !== null)
          throw new ContentError(409, 'IsAnswer', 'What is settled is the comment, with its answers')
        const now = new Date()
        const settled = isSettled
          ? { settledAt: row.settledAt ?? now, settledBy: row.settledBy ?? member.id }
          : { settledAt: null, settledBy: null }
        await database.transaction(async (tx) => {
          await commentRepository.change(tx, row.id, {
            ...(text !== undefined && { text, editedAt: now }),
            ...(isSettled !== undefined && settled),
          })
          const action = isSettled ? 'settle' : 'comment'
          await auditRepository.add(tx, member.id, action, definitionKey(path), { comment: row.id })
        })
        return view(path, row.answersId ?? row.id, member.id)
      },
    },

    'content.deleteComment': {
      role: 'editor',
      async handle({ path, member, reply }) {
        const row = await found(path, path.number)
        const mayTakeBack =
          member.role === 'admin' ||
          (row.staffId === member.id && !(await commentRepository.isAnswered(drizzle, row.id)))
        if (!mayTakeBack)
          throw new ContentError(403, 'Forbidden', 'It is somebody else’s, or it was answered: settle it')
        await database.transaction(async (tx) => {
          await commentRepository.remove(tx, row.id)
          await auditRepository.add(tx, member.id, 'uncomment', definitionKey(path), { comment: row.id })
        })
        return reply.code(204).send()
      },
    },

    'content.setPresence': {
      role: 'editor',
      async handle({ path: { tab }, body: { at = null }, member }) {
        await presenceRepository.set(drizzle, { tab, staffId: member.id, at })
        const others = await presenceRepository.others(drizzle, tab)
        const items = others.map(({ staffId, name, at: place }) => ({
          name,
          is_own: staffId === member.id,
          ...(place !== null && { at: place }),
        }))
        return { items, version: await auditRepository.version(drizzle) }
      },
    },

    'content.endPresence': {
      role: 'editor',
      async handle({ path: { tab }, member, reply }) {
        await presenceRepository.end(drizzle, tab, member.id)
        return reply.code(204).send()
      },
    },
  }
}

const missing = (name: Name, number: number) =>
  new ContentError(404, 'NotFound', `There is no comment ${number} about ${definitionKey(name)}`)

function viewOf(row: CommentRow, all: readonly CommentRow[], reader: number): Comment {
  const said = ({ id, text, by, staffId, at, editedAt }: CommentRow) => ({
    id,
    text,
    by,
    is_own: staffId === reader,
    at: at.toISOString(),
    ...(editedAt && { edited_at: editedAt.toISOString() }),
  })
  return {
    ...said(row),
    anchor: JSON.parse(row.anchor) as Comment['anchor'],
    ...(row.quote !== null && { quote: row.quote }),
    ...(row.settledAt && { settled_at: row.settledAt.toISOString(), settled_by: row.settler ?? '' }),
    answers: all.filter(({ answersId }) => answersId === row.id).map(said),
  }
}
