import type { Host, KnownText } from '#renderers/host.ts'
import type { Tracked } from '#schemas/runtime/analyticsEvents.ts'
import { perHost } from '../perHost.ts'

export type LikesView = {
  names: ReadonlySet<string>
  /** They have been asked for. */
  isKnown: boolean
}

/** The games that the player keeps. A change is shown at once, and taken back where the platform refuses it. */
class Likes {
  private readonly listeners = new Set<() => void>()
  private owner: unknown
  /** What was changed before it was known what there is: the answer that is under way may not hold it. */
  private readonly early = new Map<string, boolean>()
  private state: LikesView = { names: new Set(), isKnown: false }

  private readonly host: Host

  constructor(host: Host) {
    this.host = host
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly view = (): LikesView => this.state

  /** Loads those of the player who is signed in now, once. */
  async want(): Promise<void> {
    const { uid } = this.host.facts().session
    if (uid === this.owner) return
    this.owner = uid
    this.early.clear()
    this.set(new Set(), false)
    if (!isPlayer(this.host)) return
    const result = await this.host.call('games.getLikes', {})
    if (this.owner !== uid) return
    const known = result.ok ? (result.response as { sysnames: string[] }).sysnames : []
    this.set(new Set(known), true)
    for (const [sysname, isLiked] of this.early) this.put(sysname, isLiked)
    // Asked for again the next time that games are shown.
    if (!result.ok) this.owner = undefined
  }

  async toggle(sysname: string): Promise<void> {
    const isLiked = this.state.names.has(sysname)
    this.put(sysname, !isLiked)
    const result = await this.host.call(isLiked ? 'games.removeLike' : 'games.addLike', { sysname })
    if (result.ok)
      return this.host.run([
        {
          do: 'track',
          event: 'favourite',
          params: { kind: 'game', id: sysname, kept: !isLiked },
        } satisfies Tracked<'favourite'>,
      ])
    this.put(sysname, isLiked)
    await this.host.run([{ do: 'toast', text: 'gamehall.like.failed' satisfies KnownText, tone: 'error' }])
  }

  private put(sysname: string, isLiked: boolean): void {
    if (!this.state.isKnown) this.early.set(sysname, isLiked)
    const others = [...this.state.names].filter((name) => name !== sysname)
    this.set(new Set(isLiked ? [sysname, ...others] : others), this.state.isKnown)
  }

  private set(names: ReadonlySet<string>, isKnown: boolean): void {
    this.state = { names, isKnown }
    for (const listener of this.listeners) listener()
  }
}

export const isPlayer = (host: Host): boolean => Number(host.facts().session.uid) > 0

export const likesOf = perHost((host) => new Likes(host))
