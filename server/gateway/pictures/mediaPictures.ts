import type { FastifyInstance } from 'fastify'
import {
  asUploaded,
  isIcon,
  isShownWhole,
  isSound,
  type MediaVersion,
} from '#schemas/runtime/mediaPicture.ts'
import type { Pictures } from './createPictures.ts'
import { drawMedia, type MediaSize } from './drawMedia.ts'
import { sendPicture, shownElsewhere } from './imageProxy.ts'
import { sendPart } from './sendPart.ts'
import { sharePicture, shareVariant } from './sharePicture.ts'
import { sitePictures } from './sitePictures.ts'

/** A picture of the library, as somebody once saved it. */
type MediaSource = Parameters<typeof isShownWhole>[0] & MediaVersion & { read: () => Promise<Buffer> }

/** A picture opened by itself is a document: it must not run anything, nor load. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
/** What these addresses name never changes. */
const age = `max-age=${365 * 86_400}, immutable`

/**
 * `/_ipx/{variant}/media/{id}/{version}`: pictures of the library in the sizes of the site, cut as editors have said, with the
 * focus in sight; sounds, drawings, and what moves, as they were uploaded.
 * @param find undefined of what was never saved, so that whoever asks cannot have any other crop made
 */
export function mediaPictures(
  app: FastifyInstance,
  pictures: Pictures,
  find: (id: string, version: string) => Promise<MediaSource | undefined>,
): void {
  type Named = { Params: { id: string; version: string } }
  const drawn = (variant: string, size: MediaSize) =>
    app.get<Named>(`/_ipx/${variant}/media/:id/:version`, async (request, reply) => {
      const { id, version } = request.params
      const media = await find(id, version)
      if (!media || isSound(media) || isIcon(media)) return reply.callNotFound()
      const source = { name: `media ${version}`, read: media.read }
      const picture = await pictures.get(source, variant, (body) => drawMedia(body, media, size))
      reply.header('content-security-policy', policy)
      if (variant === shareVariant) shownElsewhere(reply)
      return sendPicture(request, reply, picture, size.type ?? 'image/webp', age)
    })

  for (const [variant, size] of sitePictures) drawn(variant, size)
  drawn(shareVariant, sharePicture)

  app.get<Named>(`/_ipx/${asUploaded}/media/:id/:version`, async (request, reply) => {
    const { id, version } = request.params
    const media = await find(id, version)
    // A photograph as it was uploaded says where it was taken, and shows what was cut away.
    if (!media || !isShownWhole(media)) return reply.callNotFound()
    reply.header('content-security-policy', policy)
    const bytes = await media.read()
    const etag = `"${version}"`
    if (!isSound(media)) return sendPicture(request, reply, { bytes, etag }, media.type, age)
    reply.headers({ 'cache-control': `public, ${age}`, etag }).type(media.type)
    return sendPart(request, reply, bytes)
  })
}
