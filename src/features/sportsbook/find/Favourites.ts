import type { Operations } from '#generated/api.ts'
import type { Host, KnownText } from '#renderers/host.ts'
import type { Tracked } from '#schemas/runtime/analyticsEvents.ts'
import { perHost } from '../../perHost.ts'
import { bookOf } from '../book/bookOf.ts'

export type FavouriteKind = 'event' | 'tournament'
type Answer = Operations['sports.getFavourites']['response']

export type FavouritesView = Answer & {
  /** Those of the player, by kind and id. */
  keys: ReadonlySet<string>
  /** They have been asked for. */
  isKnown: boolean
}

const keyOf = (kind: FavouriteKind, id: string) => `${kind} ${id}`
const none: FavouritesView = { events: [], tournaments: [], keys: new Set(), isKnown: false }

/** What the player comes back to. A change is shown at once, and taken back where the platform refuses it. */
class Favourites {
  private readonly listeners = new Set<() => void>()
  private owner: unknown
  private state = none
  private readonly host: Host

  constructor(host: Host) {
    this.host = host
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly view = (): FavouritesView => this.state

  has = (kind: FavouriteKind, id: string): boolean => this.state.keys.has(keyOf(kind, id))

  /** Loads those of the player who is signed in now, once; again where `isAnew`. */
  async want(isAnew = false): Promise<void> {
    const { uid } = this.host.facts().session
    if (uid === this.owner && !isAnew) return
    if (uid !== this.owner) this.set(none)
    this.owner = uid
    if (!(Number(uid) > 0)) return
    const result = await this.host.call('sports.getFavourites', {})
    if (this.owner !== uid) return
    // Asked for again the next time that they are shown.
    if (!result.ok) this.owner = undefined
    const { events, tournaments } = result.ok ? (result.response as Answer) : this.state
    bookOf(this.host).take(events, 'first')
    const known = [
      ...events.map(({ id }) => keyOf('event', id)),
      ...tournaments.map(({ id }) => keyOf('tournament', id)),
    ]
    this.set({ events, tournaments, keys: new Set(known), isKnown: true })
  }

  async toggle(kind: FavouriteKind, id: string): Promise<void> {
    const isKept = this.has(kind, id)
    this.put(keyOf(kind, id), !isKept)
    const operation = isKept ? 'sports.removeFavourite' : 'sports.addFavourite'
    const result = await this.host.call(operation, { kind, id })
    if (result.ok)
      return this.host.run([
        {
          do: 'track',
          event: 'favourite',
          params: { kind, id, kept: !isKept },
        } satisfies Tracked<'favourite'>,
      ])
    this.put(keyOf(kind, id), isKept)
    await this.host.run([{ do: 'toast', text: 'sportsbook.star.failed' satisfies KnownText, tone: 'error' }])
  }

  private put(key: string, isKept: boolean): void {
    const keys = new Set(this.state.keys)
    if (isKept) keys.add(key)
    else keys.delete(key)
    this.set({ ...this.state, keys })
  }

  private set(state: FavouritesView): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}

export const favouritesOf = perHost((host) => new Favourites(host))
