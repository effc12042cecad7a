import type { Artefact } from '#schemas/runtime/artefacts.ts'

const WAITS = [500, 1000, 2000, 4000, 8000, 16_000]

/**
 * Fetches an artefact, which never changes under its hash. Where no answer comes it tries again, ever more slowly.
 * @throws Error when the server refuses it, or after half a minute of silence
 */
export async function loadArtefact(hash: string): Promise<Artefact> {
  for (const wait of [...WAITS, undefined]) {
    const answer = await fetch(`/content/artefacts/${encodeURIComponent(hash)}`).catch(
      (error: unknown) => error,
    )
    if (answer instanceof Response && answer.ok) return (await answer.json()) as Artefact
    if (answer instanceof Response && answer.status < 500) break
    if (wait === undefined) break
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  throw new Error(`Artefact ${hash} could not be loaded`)
}
