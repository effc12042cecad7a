import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { makeField, makeForm } from '#renderers/forms/testing/makeForm.ts'
import { type OpenedForm, openForm } from '#renderers/forms/testing/openForm.tsx'
import type { Host } from '#renderers/host.ts'
import type { App } from '../../boot/App.ts'
import { watchForm } from './watchForm.ts'

const required = { params: { is_required: true } }
const form = makeForm([
  makeField('town', 'input', { attributes: required }),
  makeField('secret', 'password', { attributes: required }),
])
const version = 'a-hash-of-the-form'

const told: unknown[] = []
let bodies: Promise<unknown>[] = []
beforeEach(() => {
  told.length = 0
  bodies = []
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((address, body) => {
    expect(address).toBe('/content/funnel')
    bodies.push((body as Blob).text().then((text) => told.push(JSON.parse(text))))
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})
const all = async () => {
  await Promise.all(bodies)
  return told
}

/** The form, watched as the app does. */
async function open(artefact = form): Promise<OpenedForm> {
  const content = { state: { hashes: { 'form/story': version }, artefacts: { 'form/story': form } } }
  const app = { stores: { content } } as unknown as App
  const host = { facts: () => ({ device: { kind: 'desktop' } }) } as Host
  let isWatched = false
  const opened = await openForm(artefact, {
    watchForm(watched) {
      isWatched = true
      watchForm(app, host, watched)
    },
  })
  await vi.waitFor(() => expect(isWatched).toBe(true))
  return opened
}

test('tells where a visitor was who leaves, what was found wrong, and nothing of what they entered', async () => {
  const opened = await open()
  await userEvent.click(opened.control('town'))
  await userEvent.keyboard('Cesis')
  await opened.submit()
  await vi.waitFor(() => expect(opened.errorOf('secret')).not.toBe(''))
  await opened.close()
  await vi.waitFor(() => expect(bodies).toHaveLength(1))
  const [visit] = await all()
  expect(visit).toMatchObject({
    form: 'story',
    version,
    begins: true,
    shown: ['town', 'secret'],
    errors: { secret: ['insert_password'] },
    // The form led them to what is wrong.
    left: 'secret',
  })
  expect(JSON.stringify(visit)).not.toContain('Cesis')
})

test('tells of a form that was sent, and of nothing after', async () => {
  const opened = await open()
  for (const name of ['town', 'secret']) {
    await userEvent.click(opened.control(name))
    await userEvent.keyboard('Cesis-123')
  }
  await opened.submit()
  await vi.waitFor(() => expect(bodies).toHaveLength(1))
  await opened.close()
  dispatchEvent(new Event('pagehide'))
  expect(await all()).toEqual([
    expect.objectContaining({ begins: true, focused: ['town', 'secret'], completed: true }),
  ])
  expect(JSON.stringify(told)).not.toContain('123')
})

test('tells when the page is hidden, for it may never run again', async () => {
  const opened = await open()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await all()).toMatchObject([{ begins: true, left: '' }])
  hidden.mockRestore()
  await userEvent.click(opened.control('secret'))
  await opened.close()
  await vi.waitFor(() => expect(bodies).toHaveLength(2))
  expect((await all())[1]).toMatchObject({ focused: ['secret'], returned: '', left: 'secret' })
})

test('tells nothing of a visit to two versions of a form', async () => {
  const opened = await open()
  await opened.publish(makeForm([makeField('town', 'input')]))
  await vi.waitFor(() => expect(opened.element.querySelector('[data-field=secret]')).toBeNull())
  await opened.close()
  dispatchEvent(new Event('pagehide'))
  expect(bodies).toEqual([])
})

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('tells nothing for a browser that asks so (%s)', async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true })
  const opened = await open()
  await userEvent.click(opened.control('town'))
  await opened.close()
  dispatchEvent(new Event('pagehide'))
  expect(bodies).toEqual([])
  Reflect.deleteProperty(navigator, name)
})
