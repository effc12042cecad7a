import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createNotices } from './createNotices.ts'
import type { NoticePort, ShownNotice } from './NoticePort.ts'
import { fakeNotices, notice } from './testing/fakeNotices.ts'

const play = vi.fn(async () => {})
const sounds: { address: string; volume: number }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'Audio',
    class {
      volume = 1
      address: string
      constructor(address: string) {
        this.address = address
      }
      play() {
        sounds.push({ address: this.address, volume: this.volume })
        return play()
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  play.mockReset()
  sounds.length = 0
})

/** One tab of a player. */
function makePage(platform: Pick<NoticePort, 'call'>, more: Partial<NoticePort> = {}) {
  const shown: ShownNotice[] = []
  const report = vi.fn()
  const port: NoticePort = {
    call: platform.call,
    t: (text) => JSON.stringify(text),
    report,
    uid: () => 7,
    config: () => ({ sound: '/notice.wav' }),
    untilStill: async () => {},
    isInGame: () => false,
    show: (one) => shown.push(one),
    ...more,
  }
  return { ...createNotices(port), shown, report }
}
const pass = (milliseconds = 10_000) => vi.advanceTimersByTimeAsync(milliseconds)

it('shows what is new 300 ms later, for five seconds, with one sound at half its volume for all of it', async () => {
  const platform = fakeNotices([
    notice(1),
    notice(2, { type: 'failure', amount: undefined, image: '/2.svg' }),
  ])
  const page = makePage(platform)
  const looked = page.look()
  await pass(299)
  expect([page.shown, sounds]).toEqual([[], []])
  await pass(1)
  await looked
  expect(page.shown).toMatchObject([
    { tone: 'success', time: 5000 },
    { tone: 'error', time: 5000, image: '/2.svg' },
  ])
  expect(page.shown[0]?.text()).toContain('Quest 1 · It is done.')
  expect(page.shown[0]?.text()).toContain('"count":50,"sign":"plus"')
  expect(page.shown[1]?.markup()).toBe('<p><strong>Quest 2</strong></p><p>It is done.</p>')
  expect(sounds).toEqual([{ address: '/notice.wav', volume: 0.5 }])
  // All of it was claimed.
  await Promise.all([page.look(), pass()])
  expect(page.shown).toHaveLength(2)
})

it('tells the player once, whatever tabs and devices are open', async () => {
  const platform = fakeNotices([notice(1), notice(2)])
  const pages = [makePage(platform), makePage(platform), makePage(platform)]
  await Promise.all([...pages.map((page) => page.look()), pass()])
  expect(pages.flatMap(({ shown }) => shown)).toHaveLength(2)
  expect(sounds).toHaveLength(1)
})

it('looks once more for what is pushed while it looks', async () => {
  const platform = fakeNotices([notice(1)])
  const page = makePage(platform)
  const looked = page.look()
  await pass(100)
  platform.push(notice(2))
  void page.look()
  await Promise.all([looked, pass()])
  expect(page.shown).toHaveLength(2)
})

it.each([
  ['a stranger', { uid: () => 0 }],
  ['a site without points and characters', { config: () => undefined }],
] as const)('asks for nothing for %s', async (_, more) => {
  const platform = fakeNotices([notice(1)])
  await makePage(platform, more).look()
  expect(platform.calls).toEqual([])
})

it('waits while reels run, and leaves to another page what that shows meanwhile', async () => {
  const platform = fakeNotices([notice(1)])
  let stop = () => {}
  const playing = makePage(platform, {
    untilStill: () =>
      new Promise((done) => {
        stop = done
      }),
  })
  const waits = playing.look()
  await pass()
  expect(platform.calls).toEqual([])
  const other = makePage(platform)
  await Promise.all([other.look(), pass()])
  stop()
  await Promise.all([waits, pass()])
  expect([playing.shown.length, other.shown.length]).toEqual([0, 1])
})

it('makes no sound on the page of a game: it would be taken for that of a win', async () => {
  const page = makePage(fakeNotices([notice(1)]), { isInGame: () => true })
  await Promise.all([page.look(), pass()])
  expect([page.shown.length, sounds.length]).toEqual([1, 0])
})

it('keeps silent where the player wants no sound, and shows nothing where they want no notices', async () => {
  const silent = makePage(fakeNotices([notice(1)], { loyalty_sound: '0' }))
  await Promise.all([silent.look(), pass()])
  expect([silent.shown.length, sounds.length]).toEqual([1, 0])
  const platform = fakeNotices([notice(1)], { loyalty_notices: '0' })
  const off = makePage(platform)
  await Promise.all([off.look(), pass()])
  expect([off.shown.length, sounds.length]).toEqual([0, 0])
  // They do not come all at once when they are wanted again.
  platform.kept.loyalty_notices = '1'
  await Promise.all([off.look(), pass()])
  expect(off.shown).toEqual([])
})

it('shows the notice all the same where the browser refuses the sound, and reports only what else went wrong', async () => {
  const page = makePage(fakeNotices([notice(1)]))
  play.mockRejectedValueOnce(new DOMException('not yet', 'NotAllowedError'))
  await Promise.all([page.look(), pass()])
  expect([page.shown.length, page.report.mock.calls.length]).toEqual([1, 0])
  const broken = makePage(fakeNotices([notice(2)]))
  play.mockRejectedValueOnce(new DOMException('no such sound', 'NotSupportedError'))
  await Promise.all([broken.look(), pass()])
  expect([broken.shown.length, broken.report.mock.calls.length]).toEqual([1, 1])
})

it.each(['loyalty.getnotifications', 'loyalty.acknowledge', 'storage.get'])(
  'tells nobody but the log that %s failed, and goes on the next time',
  async (operation) => {
    const platform = fakeNotices([notice(1)])
    const page = makePage(platform)
    platform.fail(operation)
    await Promise.all([page.look(), pass()])
    expect([page.shown.length, page.report.mock.calls.length]).toEqual([0, 1])
    platform.fail('')
    await Promise.all([page.look(), pass()])
    expect(page.shown).toHaveLength(1)
  },
)

it('shows nothing to whoever sits there by then', async () => {
  let uid = 7
  const page = makePage(fakeNotices([notice(1)]), { uid: () => uid })
  const looked = page.look()
  await pass(100)
  uid = 8
  await Promise.all([looked, pass()])
  expect([page.shown.length, sounds.length]).toEqual([0, 0])
})

it('shows words as words', async () => {
  const page = makePage(fakeNotices([notice(1, { title: '<img src=x>', message: undefined, amount: 0 })]))
  await Promise.all([page.look(), pass()])
  expect(page.shown[0]?.markup()).toBe('<p><strong>&lt;img src=x&gt;</strong></p>')
})
