import { mediaLimits } from '#schemas/runtime/mediaLimits.ts'
import { auditRepository } from '../auditRepository.ts'
import { ContentError } from '../ContentError.ts'
import { mediaFileRepository } from '../media/mediaFileRepository.ts'
import { readMediaFile } from '../media/readMediaFile.ts'
import type { ContentContext, Operations } from './Operation.ts'

type MediaOperations = Operations<
  'content.listMediaFiles' | 'content.uploadMediaFile' | 'content.getMediaFile'
>

export function mediaOperations({ database }: ContentContext): MediaOperations {
  return {
    'content.listMediaFiles': {
      role: 'editor',
      async handle() {
        return { items: await mediaFileRepository.list(database.drizzle) }
      },
    },
    'content.uploadMediaFile': {
      role: 'editor',
      bodyLimit: mediaLimits.bytes,
      async handle({ body, member }) {
        const { body: kept, ...file } = await readMediaFile(body)
        await database.transaction(async (tx) => {
          if (await mediaFileRepository.add(tx, { ...file, body: kept }, member.id))
            await auditRepository.add(tx, member.id, 'upload', `media-file/${file.hash}`, { ...file })
        })
        return file
      },
    },
    'content.getMediaFile': {
      role: 'editor',
      async handle({ path, reply }) {
        const file = await mediaFileRepository.read(database.drizzle, path.hash)
        if (!file) throw new ContentError(404, 'NotFound', 'There is no such file')
        return reply
          .headers({
            'cache-control': 'private, max-age=31536000, immutable',
            // Opened by itself it would be a document of the studio's own origin.
            'content-disposition': 'attachment',
            'content-security-policy':
              "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
          })
          .type(file.type)
          .send(file.body)
      },
    },
  }
}
