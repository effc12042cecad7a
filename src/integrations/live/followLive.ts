import { subscribe } from 'valtio/vanilla'
import type { Host, SportsFollower } from '#renderers/host.ts'
import type { ReleaseAnswer } from '../../api/readRelease.ts'
import type { App } from '../../boot/App.ts'
import { createPlayerNews } from './createPlayerNews.ts'
import type { StreamEvent } from './openStream.ts'
import { shareStream } from './shareStream.ts'

type Live = {
  /** @returns what is to be called when other things are wanted, with whether there are more of them */
  followSports(follower: SportsFollower): (isMore: boolean) => void
}

/** Milliseconds in which a page that is seen again catches up; after these it says that what it shows may be old. */
const catchUp = 1_500

const living = new WeakMap<App, Live>()

/**
 * Follows what is published, what happens to the player and what is looked at of sports, over one stream for all tabs that are seen:
 * a browser opens few connections to one server. A page that nobody looks at follows nothing, and is told what it missed when it is
 * seen again.
 */
export function followLive(app: App, host: Host): Live {
  const known = living.get(app)
  if (known) return known
  const { session, content, locale } = app.stores
  const player = createPlayerNews(app, host)
  let share: ReturnType<typeof shareStream> | undefined
  let shared = ''
  let follower: SportsFollower | undefined
  let last = Promise.resolve()
  let isLive = false
  /** When it was last known that what is shown is as it is. */
  let since: number | undefined
  let late: ReturnType<typeof setTimeout> | undefined

  const published = (error: unknown) => host.report(error, 'publish')
  function hear(name: StreamEvent, data: string): void {
    since = Date.now()
    if (name === 'sports') follower?.hear(JSON.parse(data))
    else if (name === 'release') {
      const { id, artefacts } = JSON.parse(data) as ReleaseAnswer
      // One after another: two publishes in a row must not overtake each other.
      last = last.then(() => app.switchRelease(String(id), artefacts)).catch(published)
    } else player.hear(name, data)
  }

  /** Tells whoever shows sports how it is kept up. */
  function tellState(): void {
    if (!navigator.onLine) follower?.following('offline', since ?? Date.now())
    else if (isLive) follower?.following('live', Date.now())
    else if (since !== undefined) follower?.following('stale', since)
  }

  function open(name: string): void {
    shared = name
    const isPlayer = session.state.facts.authenticated === true
    const { code } = locale.state
    share = shareStream({
      name,
      want: () => ({ have: content.state.release, sports: follower?.wanted() ?? [] }),
      address: ({ have, sports }) =>
        `/content/stream?${new URLSearchParams({ have, locale: code, ...(sports.length > 0 && { sports: sports.join() }) })}`,
      playerAddress: isPlayer ? `/api/events?version=1&locale=${encodeURIComponent(code)}` : undefined,
      hear,
      following(next) {
        if (next) since = Date.now()
        if (next === isLive && since !== undefined) return
        since ??= Date.now()
        isLive = next
        if (next) player.listening()
        tellState()
      },
      otherRelease: () => void app.refreshRelease().catch(published),
    })
  }

  function close(): void {
    share?.close()
    share = undefined
    isLive = false
  }

  /** Opens or ends it, as the page, the player and the language are now. */
  function follow(): void {
    const name = `live ${locale.state.code} ${session.state.facts.uid}`
    const isSeen = document.visibilityState === 'visible'
    if (share && isSeen && name === shared) return
    close()
    clearTimeout(late)
    if (!isSeen) return
    open(name)
    late = setTimeout(tellState, navigator.onLine ? catchUp : 0)
  }

  subscribe(session.state, follow)
  subscribe(locale.state, follow)
  document.addEventListener('visibilitychange', follow)
  // A page that is kept while another stands there holds no connection, and comes back as it was.
  addEventListener('pagehide', close)
  addEventListener('pageshow', follow)
  for (const change of ['online', 'offline']) addEventListener(change, tellState)
  follow()
  const live: Live = {
    followSports(next) {
      follower = next
      tellState()
      return (isMore) => share?.look(isMore)
    },
  }
  living.set(app, live)
  return live
}
