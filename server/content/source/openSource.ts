import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import type { Database } from '../../db/Database.ts'
import type { ReleaseCompiler } from '../ReleaseCompiler.ts'
import type { ContentSource } from './ContentSource.ts'
import { createSync } from './createSync.ts'
import { type FollowedSource, followSource } from './followSource.ts'
import { sourceMetrics } from './sourceMetrics.ts'
import type { SourceRow } from './sourceRepository.ts'

type Services = {
  database: Database
  releases: ReleaseCompiler
  source: ContentSource
  registry: Registry
  log: FastifyBaseLogger
  pollMs: number
  mediaQuota: number
}

/** A CMS that the site takes definitions from, as the rest of the server knows it. */
export interface OpenSource extends FollowedSource, Pick<ContentSource, 'name' | 'editUrl'> {
  row: () => Promise<SourceRow | undefined>
}

export function openSource({ source, registry, log, pollMs, ...services }: Services): OpenSource {
  const own = log.child({ source: source.name })
  const sync = createSync({ ...services, source, log: own })
  const followed = followSource({ look: sync.look, pollMs, log: own, onLook: (outcome) => count(outcome) })
  const count = sourceMetrics(registry, { row: sync.row, status: followed.status })
  const { name, editUrl } = source
  const stop = async () => {
    const stopped = followed.stop()
    source.stop()
    await stopped
  }
  return { ...followed, stop, name, editUrl, row: sync.row }
}
