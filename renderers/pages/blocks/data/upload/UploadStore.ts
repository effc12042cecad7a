import type { Values } from '#generated/grammar/types.ts'
import { checkFile } from '../../../../forms/widgets/checkFile.ts'
import { formatBytes } from '../../../../forms/widgets/formatBytes.ts'
import type { ActionScope, CallFailure, Host } from '../../../../host.ts'
import { fileErrors } from './fileErrors.ts'

/** A file on its way: sent in part, or refused with a reason. */
export type Sending = { key: number; name: string; part: number; error?: string; giveUp: () => void }
export type KeptFile = { id: string; name: string; bytes: number }

export type UploadState = {
  sending: readonly Sending[]
  /** Kept since the list was last read. */
  added: readonly KeptFile[]
  /** Ids of files that were taken back since. */
  removed: readonly string[]
  /** What screen readers are told, in words. */
  said: string
}

type Options = {
  host: Host
  operation: string
  params: Values | undefined
  accept: string | undefined
  maxBytes: number | undefined
  remove: string | undefined
  scope: ActionScope | undefined
  /** Called after each file that was handed in or taken back. */
  done: () => Promise<void>
}

/** Sends files one after another and remembers how each fares. */
export class UploadStore {
  #state: UploadState = { sending: [], added: [], removed: [], said: '' }
  readonly #listeners = new Set<() => void>()
  #options: Options
  #count = 0
  #last: Promise<void> = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
  }

  /** Props may change while files are on their way. */
  update(options: Options): void {
    this.#options = options
  }

  readonly state = (): UploadState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(files: readonly File[]): void {
    for (const file of files) {
      this.#count += 1
      const key = this.#count
      const aborting = new AbortController()
      const giveUp = () => {
        aborting.abort()
        this.#drop(key)
      }
      const { accept, maxBytes, host } = this.#options
      const size = (bytes: number) => formatBytes(bytes, host.locale())
      const refused =
        checkFile(file, { accept, maxBytes }, size) ?? (file.size === 0 && { code: 'file_empty' })
      const error = refused ? this.#words(refused.code) : undefined
      const entry = { key, name: file.name, part: 0, giveUp, ...(error !== undefined && { error }) }
      this.#change({ sending: [...this.#state.sending, entry] })
      if (error === undefined) this.#last = this.#last.then(() => this.#send(key, file, aborting.signal))
    }
  }

  async remove(file: KeptFile): Promise<void> {
    const { host, remove, done } = this.#options
    if (remove === undefined) return
    const result = await host.call(remove, { id: file.id })
    if (!result.ok) return this.#change({ said: host.failureText(result.error) })
    this.#change({ removed: [...this.#state.removed, file.id], said: this.#say('removed', file.name) })
    await done()
  }

  async #send(key: number, file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    const { host, operation, params, scope, done } = this.#options
    this.#change({ said: this.#say('sending', file.name) })
    const result = await host.upload(
      operation,
      { ...host.resolve(params ?? {}, scope), file },
      { signal, onProgress: (part) => this.#mark(key, { part }) },
    )
    if (signal.aborted) return
    if (!result.ok) {
      // Its row says so aloud.
      this.#change({ said: '' })
      return this.#mark(key, { error: this.#failure(result.error) })
    }
    this.#drop(key)
    const kept = readKept(result.response)
    this.#change({
      added: kept ? [...this.#state.added.filter(({ id }) => id !== kept.id), kept] : this.#state.added,
      said: this.#say('received', file.name),
    })
    await done()
  }

  #failure(error: CallFailure): string {
    const code = error.invalidParameters.file?.[0]?.code
    return (code !== undefined && this.#words(code)) || this.#options.host.failureText(error)
  }

  /** Words for a code that files are refused with; undefined for any other. */
  #words(code: string): string | undefined {
    const { host, accept = '', maxBytes } = this.#options
    const types = accept.split(/\s*,\s*/).join(', ')
    const key = fileErrors[code]
    const size = maxBytes === undefined ? '' : formatBytes(maxBytes, host.locale())
    return key && host.t({ key, args: { accept: types, size } })
  }

  #say(what: 'sending' | 'received' | 'removed', name: string): string {
    return this.#options.host.t({ key: `page.upload.${what}`, args: { name } })
  }

  #mark(key: number, change: Partial<Sending>): void {
    this.#change({
      sending: this.#state.sending.map((one) => (one.key === key ? { ...one, ...change } : one)),
    })
  }

  #drop(key: number): void {
    this.#change({ sending: this.#state.sending.filter((one) => one.key !== key) })
  }

  #change(change: Partial<UploadState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** What the platform says it kept, where it says so. */
export function readKept(value: unknown): KeptFile | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, name, bytes } = value as Record<string, unknown>
  return typeof id === 'string' && typeof name === 'string'
    ? { id, name, bytes: Number(bytes) || 0 }
    : undefined
}
