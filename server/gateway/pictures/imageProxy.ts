import { readFile, stat } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { coverSizes, coverVariant } from '#schemas/runtime/coverPicture.ts'
import type { Picture, Pictures } from './createPictures.ts'
import { drawMedia } from './drawMedia.ts'
import { sharePicture, shareVariant } from './sharePicture.ts'
import { sitePictures } from './sitePictures.ts'

/** The cover of a game as it is now. @property read fetches it from where its provider keeps it */
export type Cover = { version: string; read: () => Promise<Buffer> }

type Sources = {
  /** Folder of the site's own files; nothing outside of it is read. */
  assets: string
  /** Undefined where no game of that name has a cover. */
  cover: (sysname: string) => Cover | undefined
}

const day = 86_400
const year = 365 * day

/**
 * `/_ipx/{variant}/…`: pictures of the site and covers of games in another size and format (product document, section 7).
 * Sources and variants are closed lists, because each picture costs a processor, and whoever asks would decide how many;
 * no address is ever fetched because a request names it.
 */
export function imageProxy(app: FastifyInstance, pictures: Pictures, { assets, cover }: Sources): void {
  type Named = { Params: { '*': string } }
  async function fileOf(request: FastifyRequest<Named>, endings: RegExp) {
    const file = normalize(join(assets, request.params['*']))
    const found = isOneOf(assets, file, endings) ? await stat(file).catch(() => undefined) : undefined
    return found?.isFile() ? { name: `${file} ${found.mtimeMs}`, read: () => readFile(file) } : undefined
  }
  app.get<Named>(`/_ipx/${shareVariant}/assets/site/*`, async (request, reply) => {
    const source = await fileOf(request, /\.svg$/i)
    if (!source) return reply.callNotFound()
    shownElsewhere(reply)
    return sendPicture(
      request,
      reply,
      await pictures.get(source, shareVariant),
      sharePicture.type,
      `max-age=${day}`,
    )
  })

  for (const [variant, size] of sitePictures)
    app.get<Named>(`/_ipx/${variant}/assets/site/*`, async (request, reply) => {
      const source = await fileOf(request, /\.(svg|png|jpe?g|webp)$/i)
      if (!source) return reply.callNotFound()
      const picture = await pictures.get(source, variant, (body) => drawMedia(body, {}, size))
      return sendPicture(request, reply, picture, 'image/webp', `max-age=${day}`)
    })

  for (const size of coverSizes) {
    const variant = coverVariant(size)
    app.get<{ Params: { sysname: string; version: string } }>(
      `/_ipx/${variant}/covers/:sysname/:version`,
      async (request, reply) => {
        const { sysname, version } = request.params
        const found = cover(sysname)
        if (!found) return reply.callNotFound()
        const source = { name: `cover ${sysname} ${found.version}`, read: found.read }
        const picture = await pictures.get(source, variant).catch((error: unknown) => {
          request.log.warn({ err: error, game: sysname }, 'a cover could not be drawn')
        })
        // The page shows its picture for those that failed.
        if (!picture) return reply.header('cache-control', 'no-store').code(502).send()
        // A page of before asks for an older one: it gets what there is, and asks again soon.
        const age = version === found.version ? `max-age=${year}, immutable` : 'max-age=60'
        return sendPicture(request, reply, picture, 'image/webp', age)
      },
    )
  }
}

/** On other sites, which is what it is for. */
export function shownElsewhere(reply: FastifyReply): void {
  reply.header('cross-origin-resource-policy', 'cross-origin')
}

export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: Picture,
  type: string,
  age: string,
): FastifyReply {
  reply.headers({ 'cache-control': `public, ${age}`, etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type).send(bytes)
}

function isOneOf(folder: string, file: string, endings: RegExp): boolean {
  return file.startsWith(join(folder, '/')) && !file.includes('\0') && endings.test(file)
}
