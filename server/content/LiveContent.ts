import { partKinds } from '#schemas/compiler/expandDefinitions.ts'
import { createPlainSite } from '#schemas/compiler/plainSite.ts'
import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import type { Database } from '../db/Database.ts'
import { type Encoded, encode, quickQuality } from '../http/encode.ts'
import { artefactRepository } from './artefactRepository.ts'
import { definitionKey } from './Definition.ts'
import { freeze } from './freeze.ts'
import { hash } from './hash.ts'
import { liveChannel } from './publish.ts'
import { releaseRepository } from './releaseRepository.ts'
import { revisionRepository } from './revisionRepository.ts'

/** What `GET /content/release` answers. */
export interface LiveRelease {
  readonly id: number
  /** ISO 8601. */
  readonly published_at: string
  /** Hash by artefact key, sorted by key. */
  readonly artefacts: Readonly<Record<string, string>>
}

interface Loaded {
  release: LiveRelease
  /** The same with its id as text, as the boot data has it. */
  current: Omit<LiveRelease, 'id'> & { readonly id: string }
  /** The release itself as it is served. */
  served: Encoded & { hash: string }
  /** Every artefact of the release by hash. */
  bodies: Map<string, Encoded>
  /** Plain definitions of the kinds that are read, by key, frozen. */
  definitions: Map<string, unknown>
  /** Artefacts that were asked for, by hash. */
  parsed: Map<string, unknown>
}

interface Options {
  /** Kinds of definitions to read besides artefacts. */
  kinds?: readonly string[]
  /** How often to look for a release that no notice told of. */
  pollMs?: number
  onError?: (error: unknown) => void
}

/** Earlier releases whose artefacts stay in memory, for browsers that have not followed yet. */
const kept = 2

/** The live release in memory: reading it never touches the database. Follows publishes of every process. */
export class LiveContent {
  readonly #database: Pick<Database, 'drizzle' | 'notifier'>
  readonly #onError: (error: unknown) => void
  readonly #kinds: ReadonlySet<string>
  readonly #listeners = new Set<(release: LiveRelease) => void>()
  readonly #stops: (() => void)[] = []
  /** What stored revisions come to, whichever edition they were written in. */
  readonly #plainSite = createPlainSite()
  /** What it was made of, by revision. */
  #texts: ReadonlyMap<number, string | undefined> = new Map()
  #loaded: Loaded | undefined
  #earlier: Map<string, Encoded>[] = []
  #refreshing: Promise<void> | undefined
  #again: Promise<void> | undefined

  private constructor(
    database: Pick<Database, 'drizzle' | 'notifier'>,
    { kinds = [], onError = () => {} }: Options,
  ) {
    this.#database = database
    this.#onError = onError
    this.#kinds = new Set([...kinds, ...partKinds])
  }

  /** Loads the live release, if there is one yet, and follows it until `close`. */
  static async open(
    database: Pick<Database, 'drizzle' | 'notifier'>,
    options: Options = {},
  ): Promise<LiveContent> {
    const { pollMs = 5_000 } = options
    const content = new LiveContent(database, options)
    const follow = () => void content.refresh().catch(content.#onError)
    // A notice only says that something happened: the table says what, so none can come too late or twice.
    content.#stops.push(database.notifier.subscribe(liveChannel, follow), database.notifier.onGap(follow))
    const timer = setInterval(follow, pollMs)
    timer.unref()
    content.#stops.push(() => clearInterval(timer))
    await content.refresh()
    return content
  }

  /** False until the first release is loaded. */
  ready(): boolean {
    return this.#loaded !== undefined
  }

  /** Undefined before the first release. */
  current(): (Omit<LiveRelease, 'id'> & { readonly id: string }) | undefined {
    return this.#loaded?.current
  }

  /** What is told to browsers; undefined before the first release. */
  release(): LiveRelease | undefined {
    return this.#loaded?.release
  }

  /** The artefact under `key`, parsed once, shared and frozen. */
  artefact<T>(key: string): T | undefined {
    const loaded = this.#loaded
    if (loaded === undefined || !Object.hasOwn(loaded.release.artefacts, key)) return undefined
    const name = loaded.release.artefacts[key]
    if (name === undefined) return undefined
    return this.#parse<T>(loaded, name, loaded.bodies.get(name)?.body)
  }

  /** The plain definition, of a kind that is read, that the live release holds under `key`, shared and frozen. */
  definition<T = unknown>(key: string): T | undefined {
    return this.#loaded?.definitions.get(key) as T | undefined
  }

  /** Every plain definition of the kinds that are read, by key. */
  definitions(): ReadonlyMap<string, unknown> {
    return this.#loaded?.definitions ?? new Map()
  }

  /** The release as it is served, with the hash of its body. */
  served(): (Encoded & { hash: string }) | undefined {
    return this.#loaded?.served
  }

  /** An artefact of this or a recent release, from memory. */
  body(name: string): Encoded | undefined {
    const found = this.#loaded?.bodies.get(name)
    if (found !== undefined) return found
    for (const bodies of this.#earlier) if (bodies.has(name)) return bodies.get(name)
    return undefined
  }

  /** As `body`, and else from the database: an older release, or one that this process is about to load. */
  async find(name: string): Promise<Encoded | undefined> {
    return this.body(name) ?? (await artefactRepository.find(this.#database.drizzle, [name])).get(name)
  }

  /** Called after each change of the live release. Returns what ends it. */
  subscribe(listener: (release: LiveRelease) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Loads the live release if it is another; what was live when it is called is there when it resolves. */
  refresh(): Promise<void> {
    if (this.#refreshing === undefined) {
      this.#refreshing = this.#load().finally(() => {
        this.#refreshing = undefined
      })
      return this.#refreshing
    }
    // The load under way may have looked before the change that the caller knows of.
    this.#again ??= this.#refreshing
      .catch(() => {})
      .then(() => {
        this.#again = undefined
        return this.refresh()
      })
    return this.#again
  }

  close(): void {
    for (const stop of this.#stops.splice(0)) stop()
    this.#listeners.clear()
  }

  async #load(): Promise<void> {
    const db = this.#database.drizzle
    const id = await releaseRepository.liveId(db)
    if (id === undefined || id === this.#loaded?.release.id) return
    const row = await releaseRepository.find(db, id)
    if (row === undefined) throw new Error(`Release ${id} is live but not there`)
    const hashes = await artefactRepository.ofRelease(db, id)
    const missing = new Set([...hashes.values()].filter((name) => this.body(name) === undefined))
    const fetched = await artefactRepository.find(db, [...missing])
    const bodies = new Map<string, Encoded>()
    for (const name of hashes.values()) {
      const body = this.body(name) ?? fetched.get(name)
      if (body === undefined) throw new Error(`Release ${id} lacks its artefact ${name}`)
      bodies.set(name, body)
    }
    const read = await releaseRepository.revisionsOf(db, id, [...this.#kinds])
    const unread = read.filter((revision) => !this.#texts.has(revision))
    const fresh = await revisionRepository.bodies(db, unread)
    const texts = new Map(
      read.map((revision) => [revision, this.#texts.get(revision) ?? fresh.get(revision)] as const),
    )
    const plain = this.#plainSite([...texts.values()].filter((text) => text !== undefined))
    this.#texts = texts
    const definitions = new Map<string, unknown>(plain.map((one) => [definitionKey(one), freeze(one)]))
    const release = freeze({
      id,
      published_at: row.publishedAt.toISOString(),
      artefacts: Object.fromEntries(hashes),
    })
    const text = Buffer.from(canonicalJson(release))
    const served = { ...(await encode(text, quickQuality)), hash: hash(text) }
    if (this.#loaded !== undefined) this.#earlier = [this.#loaded.bodies, ...this.#earlier].slice(0, kept)
    // What a publish did not change stays the same object.
    const parsed = new Map([...(this.#loaded?.parsed ?? [])].filter(([name]) => bodies.has(name)))
    const current = freeze({ ...release, id: String(id) })
    this.#loaded = { release, current, served, bodies, definitions, parsed }
    for (const listener of [...this.#listeners]) {
      try {
        listener(release)
      } catch (error) {
        this.#onError(error)
      }
    }
  }

  #parse<T>(loaded: Loaded, name: string, text: Buffer | undefined): T | undefined {
    if (text === undefined) return undefined
    if (!loaded.parsed.has(name)) loaded.parsed.set(name, freeze(JSON.parse(text.toString())))
    return loaded.parsed.get(name) as T
  }
}
