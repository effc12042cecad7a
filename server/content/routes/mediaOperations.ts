import { mediaLimits } from '#schemas/runtime/mediaLimits.ts'
import { ContentError } from '../ContentError.ts'
import { keepMediaFile } from '../media/keepMediaFile.ts'
import { mediaFileRepository } from '../media/mediaFileRepository.ts'
import { readMediaFile } from '../media/readMediaFile.ts'
import { removeMediaFile } from '../media/removeMediaFile.ts'
import type { ContentContext, Operations } from './Operation.ts'

type MediaOperations = Operations<
  'content.listMediaFiles' | 'content.uploadMediaFile' | 'content.getMediaFile' | 'content.removeMediaFile'
>

export function mediaOperations({ database, mediaQuota, source }: ContentContext): MediaOperations {
  return {
    'content.listMediaFiles': {
      role: 'editor',
      async handle() {
        const { drizzle } = database
        const [files, names, releases] = await Promise.all([
          mediaFileRepository.list(drizzle),
          mediaFileRepository.names(drizzle),
          mediaFileRepository.releases(drizzle),
        ])
        const items = files.map((file) => ({
          ...file,
          named_by: names.get(file.hash) ?? [],
          releases: releases.get(file.hash) ?? { total: 0 },
        }))
        return { items, used: files.reduce((sum, { size }) => sum + size, 0), quota: mediaQuota }
      },
    },
    'content.uploadMediaFile': {
      role: 'editor',
      bodyLimit: mediaLimits.bytes,
      atOnce: 4,
      async handle({ body, member }) {
        const found = await readMediaFile(body)
        await database.transaction((tx) => keepMediaFile(tx, member.id, found, mediaQuota))
        const { body: _, ...file } = found
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
    'content.removeMediaFile': {
      role: 'publisher',
      async handle({ path, query, member, reply }) {
        await database.transaction((tx) => removeMediaFile(tx, member.id, path.hash, query.last_release))
        // What had no room may have it now.
        source?.hint()
        return reply.code(204).send()
      },
    },
  }
}
