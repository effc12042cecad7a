import { memo } from '#schemas/runtime/memo.ts'
import type { LiveRelease } from './LiveContent.ts'

/** What browsers are told of a release, made into bytes once for all of them. */
export const releaseText = memo((release: LiveRelease) =>
  Buffer.from(`event: release\nid: ${release.id}\ndata: ${JSON.stringify(release)}\n\n`),
)
