import { loyaltyNoticeTexts } from '#schemas/runtime/loyaltyNoticeTexts.ts'
import type { LoyaltyNotice, NoticePort } from './NoticePort.ts'
import { playSound } from './playSound.ts'
import { shownNotice } from './shownNotice.ts'

/** Milliseconds after which a notice is shown, and seconds that it stays, where the site says nothing else (product document, section 15). */
const after = 300
const usualDuration = 5

/** Under which the platform keeps what a player does not want: `0` turns it off. The page of notices in the profile sets them. */
const switches = { notices: 'loyalty_notices', sound: 'loyalty_sound' } as const

/**
 * Notices about points. `look` asks for new ones and shows those that this page was the first to claim, so that of all tabs
 * and devices one tells the player. What fails is only reported.
 */
export function createNotices(port: NoticePort) {
  let looking: Promise<void> | undefined
  let isAskedAgain = false

  async function lookUntilDone() {
    do {
      isAskedAgain = false
      await showNew(port)
    } while (isAskedAgain)
  }

  return {
    look(): Promise<void> {
      isAskedAgain = true
      looking ??= lookUntilDone()
        .catch((error: unknown) => port.report(error, 'loyalty notices'))
        .finally(() => {
          looking = undefined
        })
      return looking
    },
  }
}

async function showNew(port: NoticePort): Promise<void> {
  const uid = port.uid()
  if (uid === 0 || !port.config()) return
  await port.untilStill()
  const isOther = () => port.uid() !== uid
  if (isOther()) return
  const news = (await answerOf(port, 'loyalty.getnotifications')) as LoyaltyNotice[]
  if (news.length === 0) return
  const [isWanted, isHeard] = await Promise.all([isOn(port, switches.notices), isOn(port, switches.sound)])
  const ids = news.map(({ id }) => id)
  const claimed = new Set((await answerOf(port, 'loyalty.acknowledge', { ids })) as number[])
  const own = news.filter(({ id }) => claimed.has(id))
  // Those that nobody wants to hear of are claimed all the same: the history tells them, and they do not come all at once one day.
  if (own.length === 0 || !isWanted) return
  await Promise.all([new Promise((done) => setTimeout(done, after)), port.awaitWords?.(loyaltyNoticeTexts)])
  const config = port.config()
  if (isOther() || !config) return
  const time = (config.duration ?? usualDuration) * 1000
  for (const notice of own) port.show({ ...shownNotice(notice, port), time })
  if (config.sound && isHeard && !port.isInGame()) await playSound(config.sound)
}

async function isOn(port: NoticePort, key: string): Promise<boolean> {
  return ((await answerOf(port, 'storage.get', { key })) as { value: string | null }).value !== '0'
}

async function answerOf(port: NoticePort, operation: string, values = {}): Promise<unknown> {
  const result = await port.call(operation, values)
  if (!result.ok) throw new Error(`${operation}: ${result.error.type}`)
  return result.response
}
