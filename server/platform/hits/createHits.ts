import type { Database } from '../../db/Database.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { deviceSessionRepository } from './deviceSessionRepository.ts'
import { hitRepository } from './hitRepository.ts'
import { keptReferer, keptTexts } from './keptOfHit.ts'
import type { Occasion } from './schema.ts'

/** Days for which they are kept where the site does not say. */
const usualDays = 30

type Hit = {
  referer?: string | undefined
  query?: Record<string, string> | undefined
  /** An object of texts, as the API description says: its type there is that of the JSON text. */
  track_id?: unknown
}

/** Counts visits and keeps what devices come with, as far as the live site says so. */
export function createHits({ database: { drizzle }, live }: { database: Database; live: LiveSite }) {
  return {
    async count({ referer, query, track_id }: Hit): Promise<void> {
      const counted = live.site().hits
      if (!counted) return
      await hitRepository.add(drizzle, {
        referer: keptReferer(referer),
        query: keptTexts(query, counted.parameters ?? []),
        trackId: keptTexts(track_id as Record<string, string> | undefined),
      })
    },

    async keepDevice(session: string, occasion: Occasion, uid: number | undefined): Promise<void> {
      if (!live.site().general.is_seon_enabled) return
      await deviceSessionRepository.add(drizzle, { session, occasion, uid: uid ?? null })
    },

    /** Removes what was kept for long enough; all of it, once the site counts no more. */
    async sweep(): Promise<void> {
      const { hits, fingerprint, general } = live.site()
      await hitRepository.sweep(drizzle, hits ? hits.keptDays : 0)
      const days = general.is_seon_enabled ? (fingerprint?.keptDays ?? usualDays) : 0
      await deviceSessionRepository.sweep(drizzle, days)
    },
  }
}

export type Hits = ReturnType<typeof createHits>
