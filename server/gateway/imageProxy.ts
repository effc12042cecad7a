import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sharePicture, shareVariant } from './sharePicture.ts'

type Picture = { bytes: Buffer; etag: string }

/** Pictures that are kept; a few hundred KB each. */
const kept = 64

/**
 * `/_ipx/{variant}/assets/site/…`: pictures of the site in another size and format (product document, section 7). The
 * variants are a closed list, one so far, because each picture costs a processor, and whoever asks would decide how many.
 * @param folder of the site's own files; nothing outside of it is read
 */
export function imageProxy(app: FastifyInstance, folder: string): void {
  const pictures = new Map<string, Promise<Picture>>()

  function pictureOf(file: string, changed: number): Promise<Picture> {
    const key = `${file} ${changed}`
    const known = pictures.get(key)
    if (known) return known
    if (pictures.size >= kept) pictures.clear()
    const made = makeSharePicture(file)
    pictures.set(key, made)
    made.catch(() => pictures.delete(key))
    return made
  }

  app.get<{ Params: { '*': string } }>(`/_ipx/${shareVariant}/assets/site/*`, async (request, reply) => {
    const file = normalize(join(folder, request.params['*']))
    const found = isDrawingIn(folder, file) ? await stat(file).catch(() => undefined) : undefined
    if (!found?.isFile()) return reply.callNotFound()
    const { bytes, etag } = await pictureOf(file, found.mtimeMs)
    reply.headers({
      'cache-control': 'public, max-age=86400',
      etag,
      // Shown on other sites, which is what it is for.
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(sharePicture.type).send(bytes)
  })
}

function isDrawingIn(folder: string, file: string): boolean {
  return file.startsWith(join(folder, '/')) && /^[^\0]+\.svg$/i.test(file)
}

/** Drawn as large as it is needed, so that a small drawing is not blown up, and in few colours, dithered: a third of the bytes. */
async function makeSharePicture(file: string): Promise<Picture> {
  // Most processes never draw one.
  const { default: sharp } = await import('sharp')
  const { width, height } = sharePicture
  const drawn = await sharp(file).metadata()
  const scale = Math.max(width / (drawn.width || width), height / (drawn.height || height), 1)
  const bytes = await sharp(file, { density: Math.min(72 * scale, 1200) })
    .resize(width, height, { fit: 'cover' })
    .png({ palette: true })
    .toBuffer()
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}
