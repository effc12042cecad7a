import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import type { PrintedRelease } from '../Definition.ts'
import { freeze } from '../freeze.ts'
import { hash } from '../hash.ts'
import type { LiveContent } from '../LiveContent.ts'

/** A site that is not live, as pages are made of it. Reads like the live one, and never becomes another. */
export class Preview {
  readonly #release: { readonly id: string; readonly artefacts: Readonly<Record<string, string>> }
  /** By hash. */
  readonly #bodies: ReadonlyMap<string, Buffer>
  readonly #parsed = new Map<string, unknown>()

  private constructor(hashes: Readonly<Record<string, string>>, bodies: ReadonlyMap<string, Buffer>) {
    this.#bodies = bodies
    this.#release = freeze({ id: `preview-${hash(canonicalJson(hashes)).slice(0, 12)}`, artefacts: hashes })
  }

  /** Of those of its artefacts that are live as well only the bytes that are there already are held. */
  static async of(
    { hashes, texts }: Pick<PrintedRelease, 'hashes' | 'texts'>,
    live: Pick<LiveContent, 'body' | 'find'>,
  ): Promise<Preview> {
    const bodies = new Map<string, Buffer>()
    for (const name of Object.values(hashes)) {
      const text = texts.get(name)
      const known = live.body(name) ?? (text === undefined ? await live.find(name) : undefined)
      if (known === undefined && text === undefined) throw new Error(`The artefact ${name} is nowhere`)
      bodies.set(name, known?.body ?? Buffer.from(text ?? ''))
    }
    return new Preview(hashes, bodies)
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
