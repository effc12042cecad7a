import type { Bus } from '../../../db/Database.ts'
import { type Changed, sportsChannel } from '../consumer/createChanges.ts'
import type { Offer } from '../events/createOffer.ts'
import type { Language } from '../names/Names.ts'
import { createTopic, type Topic } from './createTopic.ts'

/** What is followed of an event: its leading lines alone, as lists show them, or all. */
export type Lines = 'first' | 'all'

/** @property read called whenever there is something new of the topic */
type Reader = { read: () => void }
type Held = { event: string; topic: Topic; readers: Set<Reader>; leftAt: number }
/** Topics of one language and of the same lines, by event. */
type Group = { language: Language; lines: Lines; topics: Map<string, Held> }

type Options = {
  /** Milliseconds from one look at what has changed to the next. */
  everyMs?: number
  /** Milliseconds after which it is looked whether staff has stopped anything, of which no bus tells. */
  stopsMs?: number
  /** Milliseconds for which a topic is kept for readers who come back. */
  keptMs?: number
  most?: number
}

/** Milliseconds more until the next look after one that has failed. */
const failedMs = 2_000
/** Events that are looked at together. */
const atOnce = 100

/** What is followed of sports in this process: looked at anew when something has changed, once for all who follow it. */
export function createTopics(
  offer: Pick<Offer, 'current' | 'stops'>,
  bus: Pick<Bus, 'subscribe' | 'onGap'>,
  onError: (error: unknown) => void,
  { everyMs = 100, stopsMs = 1_000, keptMs = 30_000, most = 2_000 }: Options = {},
) {
  const groups = new Map<string, Group>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let lookedAt = 0
  let stops: string | undefined
  let isClosed = false

  const size = () => [...groups.values()].reduce((sum, { topics }) => sum + topics.size, 0)
  const isFollowed = (event: string) => [...groups.values()].some(({ topics }) => topics.has(event))

  function later(): void {
    if (isClosed || changed.size === 0) return
    timer ??= setTimeout(() => void look(), Math.max(0, lookedAt + everyMs - Date.now()))
  }
  function change(events: Iterable<string>): void {
    for (const event of events) if (isFollowed(event)) changed.add(event)
    later()
  }
  const changeAll = () => change([...groups.values()].flatMap(({ topics }) => [...topics.keys()]))

  async function look(): Promise<void> {
    lookedAt = Date.now()
    const events = [...changed].slice(0, atOnce)
    for (const event of events) changed.delete(event)
    try {
      for (const group of groups.values()) await lookAt(group, events)
    } catch (error) {
      // Where the database is away they are looked at once it is back.
      for (const event of events) changed.add(event)
      lookedAt += failedMs
      onError(error)
    }
    timer = undefined
    later()
  }

  async function lookAt({ language, lines, topics }: Group, events: readonly string[]): Promise<void> {
    const own = events.filter((event) => topics.has(event))
    if (own.length === 0) return
    for (const event of await offer.current(own, language, lines === 'all')) {
      const held = topics.get(event.id)
      if (held?.topic.see(event)) for (const { read } of held.readers) read()
    }
  }

  function forgetLeft(): void {
    for (const [key, { topics }] of groups) {
      for (const [event, { readers, leftAt }] of topics)
        if (readers.size === 0 && Date.now() - leftAt >= keptMs) topics.delete(event)
      if (topics.size === 0) groups.delete(key)
    }
  }

  async function lookAtStops(): Promise<void> {
    forgetLeft()
    if (groups.size === 0) return
    const now = await offer.stops()
    if (stops !== undefined && stops !== now) changeAll()
    stops = now
  }
  const looking = setInterval(() => void lookAtStops().catch(onError), stopsMs)
  looking.unref()
  const endings = [
    bus.subscribe(sportsChannel, (notice) => {
      const news = JSON.parse(notice) as Changed
      if (news === 'all') changeAll()
      else change(news)
    }),
    bus.onGap(changeAll),
    () => clearInterval(looking),
    () => clearTimeout(timer),
  ]

  return {
    size,
    /** Looks at everything anew: what it is shown by is other. */
    changeAll,
    /**
     * Follows events, of those that are known and while there is room.
     * @param onNews called with the topic of each, now and whenever something is new of it
     * @returns what ends it
     */
    async follow(
      events: readonly string[],
      language: Language,
      lines: Lines,
      onNews: (event: string, topic: Topic) => void,
    ): Promise<() => void> {
      const key = `${language} ${lines}`
      const group = groups.get(key) ?? { language, lines, topics: new Map<string, Held>() }
      const missing = events.filter((event) => !group.topics.has(event)).slice(0, Math.max(0, most - size()))
      const found = missing.length > 0 ? await offer.current(missing, language, lines === 'all') : []
      groups.set(key, group)
      for (const event of found)
        if (!group.topics.has(event.id)) {
          const topic = createTopic(event)
          group.topics.set(event.id, { event: event.id, topic, readers: new Set(), leftAt: Date.now() })
        }
      const left = events.flatMap((event) => {
        const held = group.topics.get(event)
        if (!held) return []
        const reader = { read: () => onNews(event, held.topic) }
        held.readers.add(reader)
        reader.read()
        return () => {
          held.readers.delete(reader)
          held.leftAt = Date.now()
        }
      })
      // What changed before anybody followed it was told to nobody.
      change(found.map(({ id }) => id))
      return () => {
        for (const leave of left) leave()
      }
    },
    close(): void {
      isClosed = true
      for (const end of endings) end()
    },
  }
}

export type Topics = ReturnType<typeof createTopics>
