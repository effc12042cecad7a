import { randomUUID } from 'node:crypto'
import type { Database, Executor } from '../../db/Database.ts'
import { eventText } from '../../http/stream/Outbox.ts'
import type { Session } from '../shared/operations.ts'
import { EventStream } from './EventStream.ts'
import { noticeRepository } from './noticeRepository.ts'
import { toldEventRepository } from './toldEventRepository.ts'

/** Something that a player's open pages are told of. Its name is what browsers listen for; no data is secret from them. */
export type PlayerEvent = {
  name: 'balance' | 'payment' | 'bet' | 'notice' | 'verification' | 'session'
  data: Record<string, unknown>
  /** Session whose pages are told nothing: they did it themselves. With `session` their streams end all the same. */
  except?: string
  /** Whether it is told once at the next visit, where the player has no page open now. */
  isKept?: boolean
  /**
   * Told a moment after the commit, so that no commit waits for another (decision 0213), and to nobody where the process ends at that
   * moment: for what whoever did it is answered anyway. Of a balance it always is.
   */
  isHint?: boolean
}

/** An event on its way. @property notice number of one that is kept until a page is told */
type Sent = Omit<PlayerEvent, 'isKept' | 'isHint'> & { uid: number; from: string; notice?: number }

/** Where a page is told. */
export type PlayerStream = {
  /** @param key of things of which the latest is enough */
  send: (text: string, key?: string) => void
  /** It is still there. */
  beat: () => void
  end: () => void
}

/** A page that is open. @property told numbers of the notices that it was told of */
type Page = { session: string; told: Set<number> }

/**
 * Something that everybody may see has changed. Its name is what browsers listen for, `of` says which one it was; nothing
 * of it may be secret.
 */
export type PublicEvent = { name: 'jackpot' | 'tournament' | 'win'; of: string }

export type PlayerEvents = {
  /**
   * Tells every open page of a player, in every process. An event `session` also ends their streams: a session ended.
   * @param executor an open transaction: it is told when that commits, and never if it does not
   */
  notify: (uid: number, event: PlayerEvent, executor?: Executor) => Promise<void>
  /**
   * Tells the open pages of all players, each process once in a while however often it changes.
   * @param executor an open transaction: it is told when that commits, and never if it does not
   */
  announce: (event: PublicEvent, executor?: Executor) => Promise<void>
  /** Calls back for whatever this process has told anybody, once it is committed. */
  onOwn: (listener: (event: PlayerEvent) => void) => void
  /** Tells it another way too, in the transaction that did it. */
  alsoTell: (tell: (uid: number, event: PlayerEvent, executor: Executor) => Promise<void>) => void
  /** Events of a player as server-sent events, or none where too many streams are open. */
  open: (session: Session) => EventStream | undefined
  /** The same for a stream of another kind. @param make told what is to be called at its end */
  follow: <S extends PlayerStream>(session: Session, make: (onEnd: () => void) => S) => S | undefined
  /** How many streams are open. */
  size: () => number
  /** Forgets notices that nobody came for, and what browsers told long ago. */
  sweep: () => Promise<void>
  /** Ends all streams, so that a server that shuts down need not wait for them. */
  close: () => void
}

type Options = {
  heartbeatMs?: number
  /** Milliseconds for which public events of one kind and thing are gathered into one. */
  gatherMs?: number
  /** A stream ends after this time; the browser opens another, and its session is looked at anew. */
  longestMs?: number
  /** Streams of one player (tabs and devices), and of all. */
  perPlayer?: number
  total?: number
}

const channel = 'player'
const publicChannel = 'everybody'

/** Events of players, carried between processes by the database. */
export function createPlayerEvents(
  database: Pick<Database, 'notifier' | 'drizzle'>,
  {
    heartbeatMs = 15_000,
    gatherMs = 2_000,
    longestMs = 5 * 60_000,
    perPlayer = 20,
    total = 20_000,
  }: Options = {},
): PlayerEvents {
  /** By player. */
  const streams = new Map<number, Map<PlayerStream, Page>>()
  let count = 0
  let isClosed = false
  /** Names this process in what it tells. */
  const self = randomUUID()
  const listeners: ((event: PlayerEvent) => void)[] = []
  const others: Parameters<PlayerEvents['alsoTell']>[0][] = []

  const all = () => [...streams.values()].flatMap((own) => [...own.keys()])
  const unsubscribe = database.notifier.subscribe(channel, (message) => {
    const { uid, from, notice, ...event } = JSON.parse(message) as Sent
    const { name, data, except } = event
    if (from === self) for (const listener of listeners) listener(event)
    const pages = [...(streams.get(uid) ?? [])]
    // Where that fails, it is told twice.
    if (notice !== undefined && pages.length > 0)
      noticeRepository.remove(database.drizzle, uid, notice).catch(() => {})
    for (const [stream, { session, told }] of pages) {
      if (session !== except && !(notice !== undefined && told.has(notice)))
        stream.send(eventText(name, data), name === 'notice' ? undefined : name)
      if (notice !== undefined) told.add(notice)
      // Whose session goes on opens another.
      if (name === 'session') stream.end()
    }
  })
  const gathering = new Map<string, ReturnType<typeof setTimeout>>()
  const unsubscribePublic = database.notifier.subscribe(publicChannel, (message) => {
    // Many changes a second are told once: pages ask for all that is new.
    if (gathering.has(message)) return
    const timer = setTimeout(() => {
      gathering.delete(message)
      const { name, of } = JSON.parse(message) as PublicEvent
      for (const stream of all()) stream.send(eventText(name, { of }), message)
    }, gatherMs)
    timer.unref()
    gathering.set(message, timer)
  })
  // Events may have been missed: pages ask anew for what they show.
  const ungap = database.notifier.onGap(() => {
    for (const stream of all()) stream.send(eventText('missed', {}), 'missed')
  })
  const heartbeat = setInterval(() => {
    for (const stream of all()) stream.beat()
  }, heartbeatMs)
  heartbeat.unref()

  /** Tells a page that has just been opened what happened while there was none. */
  async function catchUp(uid: number, stream: PlayerStream, { told }: Page): Promise<void> {
    const missed = await noticeRepository.list(database.drizzle, uid)
    const last = missed.at(-1)
    // Gone already: the next one is told.
    if (!last || !streams.get(uid)?.has(stream)) return
    for (const { id, data } of missed) {
      if (!told.has(id)) stream.send(eventText('notice', data))
      told.add(id)
    }
    await noticeRepository.removeUpTo(database.drizzle, uid, last.id)
  }

  /** Tells a page from now on. */
  function follow<S extends PlayerStream>({ uid, id }: Session, make: (onEnd: () => void) => S) {
    const own = streams.get(uid) ?? new Map<PlayerStream, Page>()
    if (own.size >= perPlayer || count >= total) return undefined
    const stream = make(() => {
      if (!own.delete(stream)) return
      clearTimeout(timer)
      count -= 1
      if (own.size === 0) streams.delete(uid)
    })
    // Spread, so that after a restart not all come back together.
    const timer = setTimeout(() => stream.end(), longestMs * (0.8 + Math.random() * 0.4))
    timer.unref()
    const page: Page = { session: id, told: new Set() }
    streams.set(uid, own.set(stream, page))
    count += 1
    // A database that is away keeps them for the next page.
    catchUp(uid, stream, page).catch(() => {})
    // A request that came while the server ends; the browser opens another, elsewhere.
    if (isClosed) stream.end()
    return stream
  }

  return {
    async notify(uid, { isKept = false, isHint = false, ...event }, executor = database.drizzle) {
      const notice = isKept ? await noticeRepository.add(executor, uid, event.data) : undefined
      const sent: Sent = { uid, from: self, ...event, ...(notice !== undefined && { notice }) }
      // What a balance is, a page asks when it is shown again; the others are not said twice.
      const how = isHint || event.name === 'balance' ? 'hint' : 'publish'
      await database.notifier[how](channel, JSON.stringify(sent), executor)
      for (const tell of others) await tell(uid, event, executor)
    },

    announce: ({ name, of }, executor) =>
      database.notifier.hint(publicChannel, JSON.stringify({ name, of }), executor),

    onOwn: (listener) => void listeners.push(listener),

    alsoTell: (tell) => void others.push(tell),

    open: (session) => follow(session, (onEnd) => new EventStream(onEnd)),
    follow,

    size: () => count,

    async sweep() {
      await noticeRepository.sweep(database.drizzle)
      await toldEventRepository.sweep(database.drizzle)
    },

    close() {
      isClosed = true
      clearInterval(heartbeat)
      unsubscribe()
      unsubscribePublic()
      for (const timer of gathering.values()) clearTimeout(timer)
      ungap()
      for (const stream of all()) stream.end()
    },
  }
}
