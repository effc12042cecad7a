import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import { memo } from '#schemas/runtime/memo.ts'
import { encode, quickQuality } from '../../http/encode.ts'
import { onHost } from '../../http/onHost.ts'
import { sendEncoded } from '../../http/sendEncoded.ts'
import { ContentError } from '../ContentError.ts'
import { hash } from '../hash.ts'
import type { LiveRelease } from '../LiveContent.ts'
import type { ContentContext, Operations } from './Operation.ts'

type Delivery = Operations<'content.getRelease' | 'content.getArtefact' | 'content.getEvents'>

/** A release as a further domain has it, as it is served. */
const servedOf = memo(async (release: LiveRelease) => {
  const text = Buffer.from(canonicalJson(release))
  return { ...(await encode(text, quickQuality)), hash: hash(text) }
})

/** What every browser loads, from memory. */
export function deliveryOperations({ live, events, hosts }: ContentContext): Delivery {
  return {
    'content.getRelease': {
      role: 'public',
      async handle({ request, reply }) {
        const [served, release] = [live.served(), live.release()]
        if (served === undefined || release === undefined)
          throw new ContentError(503, 'ApplicationUnavailable', 'No release is live yet')
        const there = onHost(release, hosts.idOf(request))
        return sendEncoded(request, reply, there === release ? served : await servedOf(there), 'no-cache')
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
