import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shareStream, type Want } from './shareStream.ts'
import { FakeStream } from './testing/fakeStreams.ts'

type Tab = ReturnType<typeof shareStream>

const tabs: Tab[] = []
let name = ''

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeStream)
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {})
  FakeStream.forget()
  name = `live ${crypto.randomUUID()}`
})
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
  vi.unstubAllGlobals()
})

/** What one tab has of the site, in this page: channels and locks are the same for all of them. */
function openTab(sports: string[] = [], of = name, playerAddress?: string) {
  const heard: string[] = []
  const want: Want = { have: '7', sports }
  let isLive = false
  const otherRelease = vi.fn()
  const share = shareStream({
    ...{ name: of, playerAddress, otherRelease },
    want: () => want,
    address: ({ have, sports: all }) => `/content/stream?have=${have}&sports=${all.join()}`,
    hear: (event, data) => heard.push(`${event} ${data}`),
    following: (next) => {
      isLive = next
    },
  })
  const tab = { want, heard, isLive: () => isLive, otherRelease, ...share }
  tabs.push(tab)
  return tab
}

/** The stream that all tabs come to have together. */
async function opened(sports: string): Promise<FakeStream> {
  await expect.poll(() => FakeStream.opened.at(-1)?.address).toContain(`sports=${sports}`)
  FakeStream.last.hello()
  return FakeStream.last
}

it('has one stream for seven tabs, for all that they want together, and each hears what comes', async () => {
  const seven = Array.from({ length: 7 }, (_, at) => openTab([`event-${at}~first`]))
  await expect.poll(() => FakeStream.opened.at(-1)?.address.split('event-').length).toBe(8)
  FakeStream.last.hello()
  expect(FakeStream.open.size).toBe(1)
  await expect.poll(() => seven.every((tab) => tab.isLive())).toBe(true)
  FakeStream.last.tell('sports', { id: 'event-3' })
  await expect.poll(() => seven.map((tab) => tab.heard)).toEqual(seven.map(() => ['sports {"id":"event-3"}']))
})

it('lets another tab lead when the one that did goes', async () => {
  const [first, second] = [openTab(['a~all']), openTab(['b~first'])]
  await opened('a~all,b~first')
  await expect.poll(() => second.isLive()).toBe(true)
  first.close()
  await opened('b~first')
  expect(FakeStream.open.size).toBe(1)
  FakeStream.last.tell('balance')
  await expect.poll(() => second.heard).toEqual(['balance {}'])
  expect(first.heard).toEqual([])
})

it('asks for more as soon as a tab wants more, and lets go of what nobody wants', async () => {
  const [first, second] = [openTab(['a~first']), openTab()]
  const stream = await opened('a~first')
  second.want.sports = ['b~all']
  second.look(true)
  await opened('a~first,b~all')
  expect([...FakeStream.open]).not.toContain(stream)
  first.want.sports = []
  first.look(false)
  await expect.poll(() => FakeStream.last.address, { timeout: 10_000 }).toMatch(/sports=b~all$/)
})

it('says in each tab that the stream is lost', async () => {
  const both = [openTab(), openTab()]
  await opened('')
  await expect.poll(() => both.every((tab) => tab.isLive())).toBe(true)
  FakeStream.last.fail()
  await expect.poll(() => both.some((tab) => tab.isLive())).toBe(false)
})

it('has a stream of its own for another language or player', async () => {
  openTab()
  openTab([], `${name} other`)
  await expect.poll(() => FakeStream.open.size).toBe(2)
})

it('tells a tab of another release that it has to look', async () => {
  openTab()
  await opened('')
  const late = openTab()
  late.want.have = '6'
  await expect.poll(() => late.otherRelease.mock.calls.length).toBeGreaterThan(0)
})

it('follows the player over a stream of their platform where ours does not tell of them', async () => {
  const tab = openTab([], name, '/api/events')
  await expect.poll(() => FakeStream.open.size).toBe(1)
  FakeStream.last.hello(['releases'])
  expect([...FakeStream.open].map(({ address }) => address.split('?')[0])).toEqual([
    '/content/stream',
    '/api/events',
  ])
  FakeStream.last.tell('balance')
  expect(tab.heard).toEqual(['balance {}'])
})

it('leads by itself where a browser lets tabs share nothing', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  openTab()
  openTab()
  await expect.poll(() => FakeStream.open.size).toBe(2)
})
