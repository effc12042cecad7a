import { afterEach, expect, it, vi } from 'vitest'
import type { Block } from '#generated/grammar/types.ts'
import type { CallResult } from '../../../host.ts'
import { settle } from '../../../testing/settle.ts'
import { openBlocks } from '../../testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openBlocks>>
afterEach(() => page.close())

const submitted = [{ do: 'refresh', what: 'session' }] as const
const block: Block = { type: 'verification', props: { label: 'story.action', submitted: [...submitted] } }
const words = {
  en: {
    'page.verification.frame': 'Identity verification',
    'page.verification.close': 'Close',
    'page.verification.expired': 'Open it again',
    'error.unknown': 'Something went wrong',
  },
}

async function open(response: unknown) {
  const answer: CallResult = { ok: true, response }
  page = await openBlocks([block], { words, call: async () => answer })
  await vi.waitFor(() => page.find('button'), 10_000)
  page.find('button').click()
}
const frame = () => vi.waitFor(() => page.find<HTMLIFrameElement>('iframe'), 10_000)
/** Comes from nobody that the block shows. */
const forge = (data: unknown) => window.postMessage(data, '*')

/** A page that says what happened, as that of the sandbox. */
const telling = (event: string) =>
  `data:text/html,<script>parent.postMessage({type:'verification',event:'${event}'},'*')</script>`

/** What the frame shows; of addresses only those of the site are taken, so the test puts it there itself. */
async function show(event: string) {
  const shown = await frame()
  shown.src = telling(event)
}

it('shows the page of the sandbox in a frame that can reach nothing of the site', async () => {
  await open({ token: 't', provider: 'sandbox', url: '/sandbox/verification/abc?token=t' })
  const shown = await frame()
  expect(shown.getAttribute('src')).toBe('/sandbox/verification/abc?token=t')
  expect(shown.getAttribute('sandbox')).toBe('allow-forms allow-scripts')
  expect(shown.title).toBe('Identity verification')
})

it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])(
  'does not show %s',
  async (url) => {
    await open({ token: 't', provider: 'sandbox', url })
    expect((await frame()).getAttribute('src')).toBe('about:blank')
  },
)

it('does what follows when the page says that documents were handed in, and nobody else can say so', async () => {
  await open({ token: 't', provider: 'sandbox', url: '/sandbox/x' })
  await frame()
  forge({ type: 'verification', event: 'submitted' })
  await settle()
  expect(page.host.runs).toEqual([])
  await show('submitted')
  await vi.waitFor(() => expect(page.host.runs.map(({ actions }) => actions)).toEqual([submitted]))
})

it('asks to open it again when the right to do so ran out', async () => {
  await open({ token: 't', provider: 'sandbox', url: '/sandbox/x' })
  await show('expired')
  await vi.waitFor(() => expect(page.find('[role=alert]').textContent).toContain('Open it again'))
  expect(page.element.querySelector('iframe')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(page.find('button')))
})

it('closes, and gives the focus back to the button that opened it', async () => {
  await open({ token: 't', provider: 'sandbox', url: '/sandbox/x' })
  await frame()
  page.find('button').click()
  await vi.waitFor(() => expect(page.element.querySelector('iframe')).toBeNull())
  await vi.waitFor(() => expect(document.activeElement).toBe(page.find('button')))
})

it('leads to the heading of the page once something else stands in its place', async () => {
  const main = document.createElement('main')
  main.innerHTML = '<h1>Verification</h1>'
  document.body.append(main)
  try {
    await open({ token: 't', provider: 'sandbox', url: '/sandbox/x' })
    page.element.style.paddingBlock = '3000px'
    main.append(page.element)
    const shown = await frame()
    shown.focus()
    shown.scrollIntoView()
    const heading = main.querySelector('h1') as HTMLElement
    expect(heading.getBoundingClientRect().bottom).toBeLessThan(0)
    await page.show([{ type: 'text', props: { text: 'story.text' } }])
    await vi.waitFor(() => expect(document.activeElement).toBe(heading))
    expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  } finally {
    main.remove()
  }
})

it('says why it cannot be opened', async () => {
  const error = { type: 'InvalidRequestException', message: 'no', invalidParameters: {} }
  page = await openBlocks([block], { words, call: async () => ({ ok: false, error }) })
  await vi.waitFor(() => page.find('button'), 10_000)
  page.find('button').click()
  await vi.waitFor(() => expect(page.find('[role=alert]').textContent).not.toBe(''))
  page.host.setLocale('en')
  expect(page.element.querySelector('iframe')).toBeNull()
})

it('reports an answer that is none', async () => {
  await open({ token: 't', provider: 'unheard-of' })
  await vi.waitFor(() => expect(page.find('[role=alert]').textContent).toContain('Something went wrong'))
  expect(page.host.reports).toHaveLength(1)
})

it('opens the published widget of Sumsub, and follows what it says', async () => {
  // The token names the address of the widget, as those of Sumsub do.
  const claims = btoa(JSON.stringify({ url: location.origin }))
  await open({ token: `_act-sbx-jwt-${claims}`, provider: 'sumsub' })
  const shown = await frame()
  expect(new URL(shown.src).pathname).toBe('/websdk/websdk.html')
  expect(shown.title).toBe('Identity verification')
  forge({ method: 'idCheck.onApplicantSubmitted' })
  await vi.waitFor(() => expect(page.host.runs.map(({ actions }) => actions)).toEqual([submitted]))
})
