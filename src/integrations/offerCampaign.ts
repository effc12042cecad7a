import type { Condition } from '#generated/grammar/types.ts'
import type { Host } from '#renderers/host.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { App } from '../boot/App.ts'
import { isAvailable } from './isAvailable.ts'
import { keepSeen, readSeen } from './seenPopups.ts'

type CampaignPopup = { id: number; sysname: string }

/** How long an answer of popups.get is good for, ms: pages are gone through faster than campaigns change. */
const FRESH = 300_000
/** The most that are asked for. */
const COUNT = 100

type Visit = {
  /** What this visit has been shown, closed or not. */
  offered: Set<number>
  answered?: { at: number; uid: unknown; popups: CampaignPopup[] }
  /** Offers come one after another. */
  turn: Promise<void>
}
const visits = new WeakMap<App, Visit>()

/**
 * Opens the next campaign popup that runs, is for whoever is here and was not seen by them; at most one, and none while
 * another is open or waits. Nothing is promoted to players who excluded themselves.
 * @param when where campaign popups may come at all
 */
export function offerCampaign(app: App, host: Host, when?: Condition): Promise<void> {
  const visit = visits.get(app) ?? { offered: new Set(), turn: Promise.resolve() }
  visits.set(app, visit)
  const turn = visit.turn.then(() => offerNext(app, host, visit, when))
  visit.turn = turn.catch(() => undefined)
  return turn
}

async function offerNext(app: App, host: Host, visit: Visit, when: Condition | undefined): Promise<void> {
  const { uid } = host.facts().session
  const mayCome = () => {
    const facts = host.facts()
    const { session } = facts
    return session.uid === uid && session.is_self_excluded !== true && conditionHolds(when, facts)
  }
  if (!mayCome()) return
  const popups = await ask(host, visit)
  const left = popups.filter(({ id }) => !visit.offered.has(id))
  if (left.length === 0 || isAnyAbout(app, popups)) return
  let seen: string[] | undefined
  for (const { id, sysname } of left) {
    const popup = await app.stores.content.want(`popup/${sysname}`)
    if (popup?.kind !== 'popup' || !conditionHolds(popup.campaign?.when, host.facts())) continue
    if (!isAvailable(popup, host, {})) continue
    if (!mayCome()) return
    // Only now: most campaigns are not for whoever is here, and the list of a player costs a request.
    seen ??= await readSeen(app, host)
    if (!seen || !mayCome()) return
    if (seen.includes(String(id))) continue
    visit.offered.add(id)
    app.stores.dialogs.open(sysname, {
      queue: true,
      isWanted: mayCome,
      onClosed: () => void keepSeen(app, host, id, uid),
    })
    return
  }
}

async function ask(host: Host, visit: Visit): Promise<CampaignPopup[]> {
  const { uid } = host.facts().session
  const { answered } = visit
  if (answered && answered.uid === uid && Date.now() - answered.at < FRESH) return answered.popups
  const result = await host.call('popups.get', { count: COUNT, fields: 'sysname' })
  const popups = result.ok ? ((result.response as { items?: CampaignPopup[] } | null)?.items ?? []) : []
  visit.answered = { at: Date.now(), uid, popups }
  return popups
}

function isAnyAbout(app: App, popups: readonly CampaignPopup[]): boolean {
  const { stack, queue } = app.stores.dialogs.state
  return [...stack, ...queue].some(({ popup }) => popups.some(({ sysname }) => sysname === popup))
}
