import { afterEach, expect, it, vi } from 'vitest'
import type { Analytics } from '#generated/grammar/types.ts'
import { PageRenderer } from '#renderers/pages/PageRenderer.tsx'
import type { PageArtefact, SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { trackedEvents } from '../../actions/track.ts'
import { openApp } from '../../testing/openApp.tsx'
import { askConsent } from './askConsent.ts'
import classes from './ConsentBanner.module.css'
import { startAnalytics } from './startAnalytics.ts'

const analytics = {
  consent: {
    version: '1',
    banner: 'asked',
    purposes: [{ name: 'statistics', signals: ['analytics_storage'] }, { name: 'marketing' }],
  },
  sinks: [
    { to: 'data_layer', purpose: 'statistics' },
    { to: 'platform', purpose: 'marketing', target: 'https://cdp.example', token: 'x' },
  ],
} as unknown as Analytics

const banner: PageArtefact = {
  kind: 'page',
  id: 'asked',
  title: 'test.signIn',
  blocks: [
    {
      type: 'button',
      props: { label: 'All', actions: [{ do: 'consent', to: 'all' }] },
    },
    {
      type: 'button',
      props: { label: 'None', actions: [{ do: 'consent', to: 'none' }] },
    },
  ],
} as unknown as PageArtefact

let opened: Awaited<ReturnType<typeof openApp>>
const platform = vi.fn<(path: string, body: string) => void>()
let signal: PropertyDescriptor | undefined

afterEach(async () => {
  // What asks outlives an app that only a test ends.
  if (isAsked()) await press('None')
  await vi.waitFor(() => expect(isAsked()).toBe(false))
  opened.close()
  localStorage.clear()
  platform.mockReset()
  Object.assign(trackedEvents, { push: Array.prototype.push })
  Reflect.deleteProperty(globalThis, 'dataLayer')
  if (signal) Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', signal)
  else Reflect.deleteProperty(Navigator.prototype, 'globalPrivacyControl')
  signal = undefined
})

async function open(more: Partial<Analytics> = {}, others: Partial<SiteArtefact> = {}) {
  opened = await openApp('/', (path, body) => {
    platform(path, body)
    return { body: { response: { value: 1 } } }
  })
  const { app, host } = opened
  const site = app.site() as SiteArtefact
  vi.spyOn(app, 'site').mockReturnValue({
    ...site,
    ...others,
    analytics: { ...analytics, ...more } as Analytics,
  })
  const { artefact } = host
  vi.spyOn(host, 'artefact').mockImplementation(((key: string) =>
    key === 'page/asked' ? banner : artefact(key as 'page/x')) as never)
  startAnalytics(app, host)
  askConsent(app, host, PageRenderer)
}
/** Not the element itself: a fault would print all that React hangs on it, for minutes. */
const isAsked = () => document.querySelector(`.${classes.banner}`) !== null
/** What the browser keeps of consent and of visitors; other tests keep other things under this address. */
const kept = () => Object.keys(localStorage).filter((key) => /^(consent|visitor)/.test(key))
/** Presses a button of the question, as soon as it is drawn. */
const press = (name: string) =>
  vi.waitFor(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!button) throw new Error(`there is no ${name} yet`)
    button.click()
  })
const layer = () =>
  ((globalThis as { dataLayer?: object[] }).dataLayer ?? []).map((one) => Object.values(one))
const sent = () =>
  opened.fetched.mock.calls.map(([url]) => String(url)).filter((url) => url.startsWith('https://'))
const proofs = () => platform.mock.calls.filter(([path]) => path.includes('consents/keep'))
/** What was agreed to, as the server was told each time. */
const proven = () => proofs().map(([, body]) => new URLSearchParams(body).get('purposes') ?? '')

it('asks before anything is sent or kept, and drops what happens meanwhile', async () => {
  await open()
  await vi.waitFor(() => expect(isAsked()).toBe(true))
  await opened.host.run([{ do: 'track', event: 'support' }])
  expect([sent(), kept(), proofs()]).toEqual([[], [], []])
  expect(layer()).toEqual([['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })]])
})

it('begins with what is agreed to, proves it, and ends with it', async () => {
  await open()
  await vi.waitFor(() => expect(isAsked()).toBe(true))
  await press('All')
  await vi.waitFor(() => expect(isAsked()).toBe(false))
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  await vi.waitFor(() => expect(proven()).toEqual(['statistics marketing']))
  const [[, body] = []] = proofs()
  expect(new URLSearchParams(body).get('version')).toBe('1')
  expect(new URLSearchParams(body).get('id')).toMatch(/^[0-9a-f]{32}$/)
  expect(layer()).toContainEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'granted' }),
  ])
  await opened.host.run([{ do: 'track', event: 'support' }])
  expect(sent()).toHaveLength(2)
  expect(localStorage.getItem('visitor_platform')).toMatch(/^[0-9a-f]{32}$/)

  await opened.host.run([{ do: 'consent', purpose: 'marketing', agreed: false }])
  await vi.waitFor(() => expect(proven()).toEqual(['statistics marketing', 'statistics']))
  await vi.waitFor(() => expect(localStorage.getItem('visitor_platform')).toBeNull())
  await opened.host.run([{ do: 'track', event: 'support' }])
  expect(sent()).toHaveLength(2)
  expect(layer().filter(([event]) => event === 'support')).toHaveLength(2)
})

it('has the page give way to one with the code that was agreed to, and to one without it, once the server knows', async () => {
  const outdated = vi.fn(() => expect(localStorage.getItem('consent')).not.toContain('untold'))
  addEventListener('outdated', outdated)
  const cookie = () => document.cookie.split('; ').find((one) => one.startsWith('consent='))
  await open({}, { snippets: [{ isEnabled: true, purpose: 'marketing', code: '' }] })
  await vi.waitFor(() => expect(isAsked()).toBe(true))
  expect(cookie()).toBeUndefined()
  await press('All')
  await vi.waitFor(() => expect(outdated).toHaveBeenCalledOnce())
  expect(cookie()).toBe('consent=1%20marketing')
  // What no code waits for changes no page.
  await opened.host.run([{ do: 'consent', purpose: 'statistics', agreed: false }])
  await vi.waitFor(() => expect(proven()).toEqual(['statistics marketing', 'marketing']))
  expect(outdated).toHaveBeenCalledOnce()
  await opened.host.run([{ do: 'consent', purpose: 'marketing', agreed: false }])
  await vi.waitFor(() => expect(outdated).toHaveBeenCalledTimes(2))
  expect(cookie()).toBeUndefined()
  removeEventListener('outdated', outdated)
})

it('leaves the page as it is where the browser keeps no cookies', async () => {
  const outdated = vi.fn()
  addEventListener('outdated', outdated)
  const cookies = vi.spyOn(document, 'cookie', 'set').mockReturnValue(undefined)
  await open({}, { snippets: [{ isEnabled: true, purpose: 'marketing', code: '' }] })
  await vi.waitFor(() => expect(isAsked()).toBe(true))
  await press('All')
  await vi.waitFor(() => expect(proven()).toEqual(['statistics marketing']))
  expect(cookies).toHaveBeenCalled()
  expect(outdated).not.toHaveBeenCalled()
  cookies.mockRestore()
  removeEventListener('outdated', outdated)
})

it('takes no for an answer, and asks anew once the words are others', async () => {
  await open()
  await vi.waitFor(() => expect(isAsked()).toBe(true))
  await press('None')
  await vi.waitFor(() => expect(isAsked()).toBe(false))
  await vi.waitFor(() => expect(proven()).toEqual(['']))
  opened.close()
  await open()
  expect(isAsked()).toBe(false)
  opened.close()
  localStorage.setItem('consent_marketing', '1')
  await open({ consent: { ...analytics.consent, version: '2' } })
  await vi.waitFor(() => expect(isAsked()).toBe(true))
  expect(localStorage.getItem('consent_marketing')).toBeNull()
  expect(sent()).toEqual([])
})

it('neither asks nor tells where the browser asks not to be tracked, whatever was agreed to', async () => {
  signal = Object.getOwnPropertyDescriptor(Navigator.prototype, 'globalPrivacyControl')
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true, configurable: true })
  localStorage.setItem('consent', `1 ${new Date().toISOString()} ${'a'.repeat(32)}`)
  localStorage.setItem('consent_marketing', '1')
  await open()
  await opened.host.run([{ do: 'track', event: 'support' }])
  expect([isAsked(), sent()]).toEqual([false, []])
})

it('tells the server later what it could not be told, and anonymises whoever signs out', async () => {
  localStorage.setItem('consent', `1 ${new Date().toISOString()} ${'b'.repeat(32)} untold`)
  localStorage.setItem('consent_marketing', '1')
  await open()
  await vi.waitFor(() => expect(proven()).toEqual(['marketing']))
  await vi.waitFor(() => expect(localStorage.getItem('consent')).toMatch(/b{32}$/))
  const visitor = localStorage.getItem('visitor_platform')
  opened.app.stores.session.set({ uid: 7 })
  await vi.waitFor(() =>
    expect(opened.fetched.mock.calls.map(([, init]) => String(init?.body)).join()).toContain(
      '"registered":"7"',
    ),
  )
  opened.app.stores.session.set(undefined)
  await vi.waitFor(() => expect(localStorage.getItem('visitor_platform')).not.toBe(visitor))
})
