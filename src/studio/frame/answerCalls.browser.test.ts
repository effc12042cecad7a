import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls } from './answerCalls.ts'
import { forgetEverything } from './forgetEverything.ts'

const names = [
  'fetch',
  'EventSource',
  'XMLHttpRequest',
  'localStorage',
  'sessionStorage',
  'BroadcastChannel',
] as const
let own: PropertyDescriptorMap
const asked: string[] = []
const refused = vi.fn()

beforeEach(() => {
  own = Object.fromEntries(
    names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name) ?? {}]),
  )
  asked.length = 0
  refused.mockClear()
  globalThis.fetch = async (input, options) => {
    asked.push(`${String(input)} ${options?.credentials}`)
    return String(input).includes('/answers/games.get')
      ? new Response(null, { status: 204 })
      : Response.json({})
  }
})
afterEach(() => {
  Object.defineProperties(globalThis, own)
  delete (document as Partial<Document>).cookie
})

const calls = (player = 'bonus', isSending = false) =>
  answerCalls({ token: 'good', player, isSending: () => isSending, refused })

it('asks by nobody, for what is of the preview in the preview', async () => {
  calls()
  await fetch('/content/artefacts/abc')
  await fetch('/content/release', { cache: 'no-cache' })
  await fetch('/api/account/getBalance?version=1')
  await fetch('/api/games/get?count=2')
  expect(asked).toEqual([
    '/content/previews/good/artefacts/abc omit',
    '/content/previews/good omit',
    '/content/previews/good/answers/account.getBalance?player=bonus omit',
    '/content/previews/good/answers/games.get?player=bonus omit',
    '/api/games/get?count=2 omit',
  ])
})

it('sends nothing, and answers as the platform refuses', async () => {
  calls('anonymous')
  const answer = await fetch('/api/auth/login', { method: 'POST', body: 'login=a' })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toHaveProperty('error.type', 'PreviewException')
  await fetch('/api/auth/logout')
  await fetch('https://elsewhere.example/')
  const upload = new XMLHttpRequest()
  const failed = new Promise((resolve) => upload.addEventListener('error', resolve))
  upload.open('POST', '/api/account/addDocument')
  upload.send()
  await failed
  expect(asked).toEqual([])
  expect(refused).toHaveBeenLastCalledWith('upload')
})

it('tells the site of other drafts as of a release, and of what nobody has saved', async () => {
  const network = calls()
  const releases: { id: string; artefacts: Record<string, string> }[] = []
  new EventSource('/content/events').addEventListener('release', ({ data }) =>
    releases.push(JSON.parse(data)),
  )
  network.switchTo({
    type: 'release',
    token: 'next',
    id: 'p2',
    artefacts: { 'page/home': 'h2', 'form/a': 'f' },
  })
  expect(releases).toEqual([{ id: 'p2', artefacts: { 'page/home': 'h2', 'form/a': 'f' } }])
  network.lay({ 'page/home': { title: 'typed' } })
  network.lay({ 'page/home': { title: 'typed on' } })
  const [, first, second] = releases
  expect(new Set(releases.map(({ id }) => id)).size).toBe(3)
  expect(second?.artefacts['form/a']).toBe('f')
  expect(second?.artefacts['page/home']).not.toBe(first?.artefacts['page/home'])
  const typed = await fetch(`/content/artefacts/${second?.artefacts['page/home']}`)
  expect(await typed.json()).toEqual({ title: 'typed on' })
  await fetch('/content/artefacts/f')
  expect(asked).toEqual(['/content/previews/next/artefacts/f omit'])
})

it('keeps nothing beyond the page, and knows nothing of what was kept', () => {
  localStorage.setItem('theirs', '1')
  const theirs = globalThis.localStorage
  forgetEverything()
  expect(Object.keys(localStorage)).toEqual([])
  localStorage.setItem('own', '2')
  // biome-ignore lint/suspicious/noDocumentCookie: as the site does
  document.cookie = 'own=2'
  expect(Object.entries(localStorage)).toEqual([['own', '2']])
  expect([localStorage.getItem('own'), localStorage.getItem('none'), document.cookie]).toEqual([
    '2',
    null,
    '',
  ])
  localStorage.removeItem('own')
  expect(localStorage.getItem('own')).toBeNull()
  expect([theirs.getItem('theirs'), theirs.getItem('own')]).toEqual(['1', null])
  theirs.removeItem('theirs')
})
