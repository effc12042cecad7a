import { type Connection, createConnection } from './createConnection.ts'
import { createLead, isSharable } from './createLead.ts'
import { itemsOf, mergeWanted } from './mergeWanted.ts'
import type { StreamEvent } from './openStream.ts'

/** What a tab follows. @property have release that it shows */
export type Want = { have: string; sports: readonly string[] }

type Message =
  | { kind: 'want'; tab: string; want: Want; isNews: boolean }
  | { kind: 'ask' }
  | { kind: 'bye'; tab: string }
  | { kind: 'event'; name: StreamEvent; data: string }
  | { kind: 'state'; isLive: boolean; have: string }

/** Milliseconds for which what tabs want is gathered, and after which nobody is told any more what nobody wants. */
const gather = { more: 200, less: 5_000 }
/** Milliseconds after which whoever leads is asleep: two beats, and a moment for the way. */
const asleep = 25_000
/** Milliseconds after which tabs are asked whether they are still there. */
const askEvery = 30_000
/** Milliseconds for which a stream is kept; the server ends it a little later. */
const longest = 200_000

const quiet = () => {}

type Options = {
  /** What tabs have in common that share a stream: who is signed in, and the language. */
  name: string
  want(): Want
  address(want: Want): string
  /** Where else the player's events come from, if not over the same stream. */
  playerAddress: string | undefined
  hear(name: StreamEvent, data: string): void
  /** The stream has come, is still there, or was lost. */
  following(isLive: boolean): void
  /** Another tab shows another release. */
  otherRelease(): void
}

/** One stream for all tabs of a browser that are seen (decision 0320): one of them has it, and hands on to the others what comes. */
export function shareStream(options: Options) {
  const { name, want, address, playerAddress, hear, following, otherRelease } = options
  const tab = crypto.randomUUID()
  const channel = isSharable() ? new BroadcastChannel(name) : undefined
  const post = (message: Message) => {
    if (!isClosed) channel?.postMessage(message)
  }
  /** What the other tabs want, where this one leads. */
  const wants = new Map<string, { want: Want; at: number }>()
  let isLive = false
  let isClosed = false
  let silence: ReturnType<typeof setTimeout> | undefined

  function listen(): void {
    clearTimeout(silence)
    // Whoever leads sees for itself that nothing comes.
    if (channel) silence = setTimeout(() => lead.leads() || lead.take(), asleep)
  }
  function setLive(next: boolean): void {
    if (isClosed) return
    isLive = next
    listen()
    following(next)
  }

  /** Opens another stream, where this tab leads. */
  let renew: (isMore: boolean) => void = () => {}
  /** Called when another tab has said what it wants. */
  let heed = () => {}
  const lead = createLead(name, () => {
    let player: Connection | undefined
    let asked: ReadonlySet<string> = new Set()
    let openedAt = Date.now()
    let timer: { isMore: boolean; id: ReturnType<typeof setTimeout> } | undefined
    const wanted = () => mergeWanted([want().sports, ...[...wants.values()].map((one) => one.want.sports)])
    const state = (live: boolean) => {
      setLive(live)
      post({ kind: 'state', isLive: live, have: want().have })
    }
    const told = (event: StreamEvent, data: string) => {
      hear(event, data)
      post({ kind: 'event', name: event, data })
    }

    function opened(sources: readonly string[]): void {
      openedAt = Date.now()
      state(true)
      if (playerAddress === undefined || sources.includes('player')) return
      const plain = { opened: quiet, beaten: quiet, lost: quiet, isPlain: true }
      player ??= createConnection({ ...plain, hear: told, address: () => playerAddress })
    }
    const connection = createConnection({
      ...{ hear: told, opened, beaten: () => state(true) },
      address() {
        const sports = wanted()
        asked = itemsOf(sports)
        return address({ ...want(), sports })
      },
      lost() {
        state(false)
        // What there is by the time of the next try.
        post({ kind: 'ask' })
      },
    })
    renew = (isMore) => {
      if (timer && (timer.isMore || !isMore)) return
      clearTimeout(timer?.id)
      // Others say what they want by now, and it is asked for together.
      if (isMore) post({ kind: 'ask' })
      const due = () => {
        timer = undefined
        const now = itemsOf(wanted())
        if (isMore || [...asked].some((item) => !now.has(item))) connection.renew()
      }
      timer = { isMore, id: setTimeout(due, isMore ? gather.more : gather.less) }
    }
    heed = () => {
      if ([...itemsOf(wanted())].some((item) => !asked.has(item))) renew(true)
    }
    const asking = setInterval(() => {
      for (const [other, { at }] of wants) if (Date.now() - at > 2 * askEvery) wants.delete(other)
      post({ kind: 'ask' })
      // Before the server ends it, so that there is always one.
      renew(Date.now() - openedAt > longest)
    }, askEvery)
    const wake = () => {
      connection.wake()
      player?.wake()
    }
    addEventListener('online', wake)
    post({ kind: 'ask' })
    return () => {
      renew = heed = () => {}
      clearTimeout(timer?.id)
      clearInterval(asking)
      removeEventListener('online', wake)
      wants.clear()
      connection.close()
      player?.close()
      setLive(false)
    }
  })

  function take(message: Message): void {
    if (message.kind === 'event' && !lead.leads()) hear(message.name, message.data)
    if (message.kind === 'state' && !lead.leads()) {
      setLive(message.isLive)
      if (message.have !== want().have) otherRelease()
    }
    if (message.kind === 'ask') post({ kind: 'want', tab, want: want(), isNews: false })
    if (!lead.leads()) return
    if (message.kind === 'want') {
      wants.set(message.tab, { want: message.want, at: Date.now() })
      if (message.want.have !== want().have) otherRelease()
      if (!message.isNews) {
        heed()
        return
      }
      post({ kind: 'state', isLive, have: want().have })
      if (message.want.sports.length > 0) renew(true)
    }
    if (message.kind === 'bye' && wants.delete(message.tab)) renew(false)
  }
  if (channel) channel.onmessage = ({ data }: MessageEvent<Message>) => take(data)

  lead.compete()
  const say = () => post({ kind: 'want', tab, want: want(), isNews: true })
  say()
  listen()
  return {
    /** This tab wants something else than before. @param isMore it wants what it did not */
    look(isMore: boolean): void {
      if (lead.leads()) renew(isMore)
      else if (isMore) say()
      else post({ kind: 'want', tab, want: want(), isNews: false })
    },
    close(): void {
      post({ kind: 'bye', tab })
      isClosed = true
      clearTimeout(silence)
      lead.resign()
      channel?.close()
    },
  }
}
