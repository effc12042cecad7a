import type { CallFailure, Host } from '#renderers/host.ts'
import { isNewDocument } from '#renderers/pages/isNewDocument.ts'
import { perHost } from '../perHost.ts'

export type Kept = { response?: unknown; error?: CallFailure; isLoading: boolean }

const nothing: Kept = { isLoading: true }
/** How long an answer is good for, in ms. */
const freshFor = 5 * 60_000

/**
 * Answers that several parts of the hall need, and that are still there when the player comes back to it: each is asked
 * for once, and again only when it is old. An answer belongs to a language and a player.
 */
class Answers {
  private readonly kept = new Map<string, { state: Kept; at: number }>()
  private readonly asking = new Map<string, Promise<void>>()
  private readonly listeners = new Set<() => void>()

  private readonly host: Host

  constructor(host: Host) {
    this.host = host
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  keyOf(operation: string, values: Record<string, unknown>): string {
    return JSON.stringify([operation, values, this.host.locale(), this.host.facts().session.uid])
  }

  view(key: string): Kept {
    return this.kept.get(key)?.state ?? nothing
  }

  /** The same; what the document holds is known from when it was made. */
  look(key: string, operation: string, values: Record<string, unknown>): Kept {
    const response = this.kept.has(key) ? undefined : this.host.answered?.(operation, values)
    if (response !== undefined) {
      const state = { response, isLoading: false }
      this.kept.set(key, { state, at: isNewDocument() ? Date.now() : 0 })
    }
    return this.view(key)
  }

  /** Asks unless it is known, or asked already. */
  want(operation: string, values: Record<string, unknown>): void {
    const known = this.kept.get(this.keyOf(operation, values))
    if (!known || (!known.state.isLoading && Date.now() - known.at > freshFor))
      void this.ask(operation, values)
  }

  /** Asks anew. Parts that want the same at once, as when the platform tells of a change, ask together. */
  ask(operation: string, values: Record<string, unknown>): Promise<void> {
    const key = this.keyOf(operation, values)
    const known = this.asking.get(key)
    if (known) return known
    const asked = this.load(key, operation, values)
    this.asking.set(key, asked)
    queueMicrotask(() => this.asking.delete(key))
    return asked
  }

  private async load(key: string, operation: string, values: Record<string, unknown>): Promise<void> {
    const at = Date.now()
    this.put(key, { ...this.view(key), error: undefined, isLoading: true }, at)
    const result = await this.host.call(operation, values)
    if (this.kept.get(key)?.at !== at) return
    const told = result.ok ? { response: result.response } : { error: result.error }
    this.put(key, { ...this.view(key), ...told, isLoading: false }, at)
  }

  private put(key: string, state: Kept, at: number): void {
    this.kept.set(key, { state, at })
    for (const listener of this.listeners) listener()
  }
}

export const answersOf = perHost((host) => new Answers(host))
