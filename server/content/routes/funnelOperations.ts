import type { FunnelForm } from '#generated/contentApi.ts'
import { addressKey } from '../../http/addressKey.ts'
import { ContentError } from '../ContentError.ts'
import { listAlarms, listFunnels, readFunnel } from '../funnel/readFunnel.ts'
import type { ContentContext, Operations } from './Operation.ts'

/** Forms that are read at once. */
const mostForms = 100

type Funnels = Operations<
  'content.countVisit' | 'content.listFunnels' | 'content.getFunnel' | 'content.listFigures'
>

/** What happens in forms: told by browsers, read by editors. */
export function funnelOperations({ database, live, funnel, alarms }: ContentContext): Funnels {
  const about = () => ({ is_on: funnel.isOn(), days: funnel.days() })
  return {
    'content.countVisit': {
      role: 'public',
      bodyLimit: 32 * 1024,
      unlogged: true,
      async handle({ body, request, reply }) {
        const { dnt, 'sec-gpc': gpc } = request.headers
        // The browser's own code asks them too; whoever wants not to be counted is not.
        if (dnt !== '1' && gpc !== '1') await funnel.count(body, addressKey(request.ip))
        return reply.code(204).send()
      },
    },
    'content.listFunnels': {
      role: 'editor',
      async handle() {
        await funnel.flush()
        // Nobody is to see figures that have fallen beside no alarm.
        await alarms.look()
        return {
          ...about(),
          items: await listFunnels(database.drizzle, live),
          alarms: await listAlarms(database.drizzle),
        }
      },
    },
    'content.listFigures': {
      role: 'editor',
      async handle({ query }) {
        await funnel.flush()
        const forms = new Set(query.forms.split(','))
        // What is left out without a word would be taken for all that there is.
        if (forms.size > mostForms)
          throw new ContentError(400, 'InvalidRequest', `At most ${mostForms} forms are read at once`)
        const items: FunnelForm[] = []
        for (const form of forms) {
          const read = await readFunnel(database.drizzle, live, form, {})
          if (read) items.push(read)
        }
        return { ...about(), items }
      },
    },
    'content.getFunnel': {
      role: 'editor',
      async handle({ path, query }) {
        await funnel.flush()
        const form = await readFunnel(database.drizzle, live, path.id, query)
        if (form === undefined) throw new ContentError(404, 'NotFound', `No form ${path.id} is live`)
        return { ...about(), ...form }
      },
    },
  }
}
