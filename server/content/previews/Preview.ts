import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import { freeze } from '../freeze.ts'
import { hash } from '../hash.ts'
import type { LiveContent } from '../LiveContent.ts'

/** A site that is not live, as pages are made of it. Reads like the live one, and never becomes another. */
export class Preview {
  readonly #release: { readonly id: string; readonly artefacts: Readonly<Record<string, string>> }
  /** By hash. */
  readonly #bodies = new Map<string, Buffer>()
  readonly #parsed = new Map<string, unknown>()

  /** @param artefacts compiled, by key; of those that are live as well only the bytes that are there already are held */
  constructor(artefacts: Readonly<Record<string, unknown>>, live: Pick<LiveContent, 'body'>) {
    const hashes: Record<string, string> = {}
    for (const [key, artefact] of Object.entries(artefacts)) {
      const body = Buffer.from(canonicalJson(artefact))
      const name = hash(body)
      hashes[key] = name
      this.#bodies.set(name, live.body(name)?.body ?? body)
    }
    this.#release = freeze({ id: `preview-${hash(canonicalJson(hashes)).slice(0, 12)}`, artefacts: hashes })
  }

  current(): { readonly id: string; readonly artefacts: Readonly<Record<string, string>> } {
    return this.#release
  }

  artefact<T>(key: string): T | undefined {
    const name = Object.hasOwn(this.#release.artefacts, key) ? this.#release.artefacts[key] : undefined
    const text = name === undefined ? undefined : this.#bodies.get(name)
    if (name === undefined || text === undefined) return undefined
    if (!this.#parsed.has(name)) this.#parsed.set(name, freeze(JSON.parse(text.toString())))
    return this.#parsed.get(name) as T
  }

  /** JSON of one of its artefacts. */
  body(name: string): Buffer | undefined {
    return this.#bodies.get(name)
  }

  subscribe(): () => void {
    return () => undefined
  }
}
