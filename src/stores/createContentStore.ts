import { proxy, ref } from 'valtio/vanilla'
import type { Artefact } from '#schemas/runtime/artefacts.ts'
import { loadArtefact } from '../api/loadArtefact.ts'

type ContentState = {
  release: string
  /** Hash by artefact key, of the whole release. */
  hashes: Record<string, string>
  /** Artefacts at hand. Not proxied: they never change in themselves. */
  artefacts: Record<string, Artefact>
}

/** Milliseconds for which what could not be loaded is not asked for by every drawing that lacks it. */
const REST = 10_000

/** Fetches an artefact by its hash. */
export type ArtefactLoader = (hash: string) => Promise<Artefact>

export type ContentStore = ReturnType<typeof createContentStore>

/**
 * The live release: which artefacts it has, and those that are at hand.
 * @param load replaced in tests, and where the server draws
 */
export function createContentStore(initial: ContentState, load: ArtefactLoader = loadArtefact) {
  const state = proxy<ContentState>({
    release: initial.release,
    hashes: ref(initial.hashes),
    artefacts: ref(initial.artefacts),
  })
  /** Grows with what may be drawn otherwise now; what came ahead of need is not seen anywhere yet. */
  const seen = proxy({ changes: 0 })
  const awaited = new Set<string>()
  const coming = new Map<string, Promise<Artefact | undefined>>()
  const resting = new Set<string>()
  const lost = new Set<string>()

  /** Loads what the release has under the key, whole; undefined where it has nothing. */
  function want(key: string): Promise<Artefact | undefined> {
    awaited.add(key)
    return ahead(key)
  }

  /** As `want`, for what nothing that is drawn waits for: it is not drawn anew when it has come. */
  function ahead(key: string): Promise<Artefact | undefined> {
    const atHand = state.artefacts[key]
    const hash = state.hashes[key]
    if ((atHand && !isPartial(key)) || hash === undefined) return Promise.resolve(atHand)
    const known = coming.get(hash)
    if (known) return known
    // The words that came with the document are those of its first screen; whatever comes later may need others.
    const words = isPartial(key) ? [] : Object.keys(state.artefacts).filter(isPartial)
    const loading = Promise.all([load(hash), ...words.map(ahead)])
      .then(([artefact]) => {
        lost.delete(hash)
        // A release may have come while this was on its way; then it is not wanted any more.
        if (state.hashes[key] === hash) state.artefacts = ref({ ...state.artefacts, [key]: artefact })
        if (awaited.delete(key)) seen.changes += 1
        return state.artefacts[key]
      })
      .catch((error: unknown) => {
        resting.add(hash)
        lost.add(hash)
        seen.changes += 1
        setTimeout(() => rest(hash), REST)
        throw error
      })
      .finally(() => coming.delete(hash))
    coming.set(hash, loading)
    return loading
  }

  /** For what is drawn: as `want`, unless it could not be loaded a moment ago. */
  async function lack(key: string): Promise<void> {
    if (!resting.has(state.hashes[key] ?? '')) await want(key)
  }

  function rest(hash: string): void {
    if (resting.delete(hash)) seen.changes += 1
  }

  /** The connection is back: nothing has to wait. */
  function wake(): void {
    for (const hash of resting) rest(hash)
  }

  const inUse = (wanted: (key: string) => boolean) => Object.keys(state.artefacts).filter(wanted)

  /** Switches to another release at once, after everything in use that changed has come. */
  async function switchTo(release: string, hashes: Record<string, string>): Promise<void> {
    const loaded: Record<string, Artefact> = {}
    const isStale = (key: string) =>
      !loaded[key] && hashes[key] !== undefined && (hashes[key] !== state.hashes[key] || isPartial(key))
    // Again, as more may have come of the release before in the meantime.
    for (let stale = inUse(isStale); stale.length > 0; stale = inUse(isStale))
      await Promise.all(
        stale.map(async (key) => {
          loaded[key] = await load(hashes[key] ?? '')
        }),
      )
    const kept = inUse((key) => hashes[key] !== undefined).map((key) => [key, state.artefacts[key]])
    state.artefacts = ref({ ...Object.fromEntries(kept), ...loaded })
    state.hashes = ref(hashes)
    state.release = release
    seen.changes += 1
  }

  /** Whether only a part of it came with the document. */
  function isPartial(key: string): boolean {
    const artefact = state.artefacts[key]
    return artefact?.kind === 'messages' && artefact.partial === true
  }

  /** It could not be loaded when it was last asked for. */
  const isLost = (key: string) => lost.has(state.hashes[key] ?? '')

  return { state, seen, want, ahead, lack, wake, switchTo, isPartial, isLost }
}
