import { sendEncoded } from '../../http/sendEncoded.ts'
import { ContentError } from '../ContentError.ts'
import type { ContentContext, Operations } from './Operation.ts'

type Delivery = Operations<'content.getRelease' | 'content.getArtefact' | 'content.getEvents'>

/** What every browser loads, from memory. */
export function deliveryOperations({ live, events }: ContentContext): Delivery {
  return {
    'content.getRelease': {
      role: 'public',
      handle({ request, reply }) {
        const served = live.served()
        if (served === undefined)
          throw new ContentError(503, 'ApplicationUnavailable', 'No release is live yet')
        return sendEncoded(request, reply, served, 'no-cache')
      },
    },
    'content.getArtefact': {
      role: 'public',
      async handle({ path, request, reply }) {
        const { hash } = path
        const encoded = live.body(hash) ?? (await live.find(hash))
        if (encoded === undefined) {
          reply.header('cache-control', 'no-store')
          throw new ContentError(404, 'NotFound', 'There is no such artefact')
        }
        return sendEncoded(request, reply, { ...encoded, hash }, 'public, max-age=31536000, immutable')
      },
    },
    'content.getEvents': {
      role: 'public',
      endless: true,
      handle: ({ request, reply, query }) => events.open(request, reply, query.have),
    },
  }
}
