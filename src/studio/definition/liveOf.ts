import type { Revision } from '../api/createContentApi.ts'

/** What players have of a definition now; undefined where they have none. */
export const liveOf = (revisions: readonly Revision[]) =>
  revisions.find(({ is_live }) => is_live)?.definition ?? undefined
