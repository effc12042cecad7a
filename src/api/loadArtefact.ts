import type { Artefact } from '#schemas/runtime/artefacts.ts'

const WAITS = [500, 1000, 2000, 4000, 8000, 16_000]
/** Of these, where there is no answer at all: who looks at the page is told then, and it is asked for again by itself. */
const SILENT = 2000

/**
 * Fetches an artefact, which never changes under its hash. Where it does not come it tries again, ever more slowly.
 * @throws Error when the server refuses it, or after a few seconds of silence, or half a minute of a server that cannot
 */
export async function loadArtefact(hash: string): Promise<Artefact> {
  for (const wait of [...WAITS, undefined]) {
    const answer = await fetch(`/content/artefacts/${encodeURIComponent(hash)}`).catch(
      (error: unknown) => error,
    )
    if (answer instanceof Response && answer.ok) return (await answer.json()) as Artefact
    if (answer instanceof Response && answer.status < 500) break
    if (wait === undefined || !navigator.onLine) break
    if (!(answer instanceof Response) && wait > SILENT) break
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  throw new Error(`Artefact ${hash} could not be loaded`)
}
