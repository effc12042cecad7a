import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Block } from '#generated/grammar/types.ts'
import type { CallResult } from '../host.ts'
import { loadDataBlocks } from './loadDataBlocks.ts'
import { blockWords } from './testing/blockWords.ts'
import { openBlocks, settle } from './testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openBlocks>>
beforeAll(async () => void (await loadDataBlocks()))
afterEach(() => {
  page.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const words = {
  'page.load.failed': 'Not loaded',
  'page.load.retry': 'Try again',
  'test.device': '{index}: {name}',
  'test.left': '{time} left, {seconds} seconds',
  'test.none': 'None yet',
  'test.over': 'Over',
}
const open = (block: Block, options: Parameters<typeof openBlocks>[1] = {}) =>
  openBlocks([block], { ...options, words: { en: { ...blockWords, ...words } } })

/** An operation that answers when told to. */
function slowCall() {
  const waiting: ((result: CallResult) => void)[] = []
  const call = () => new Promise<CallResult>((resolve) => waiting.push(resolve))
  const answer = async (place: number, response: unknown) => {
    waiting[place]?.({ ok: true, response })
    await settle()
  }
  const refuse = async (place: number, type: string) => {
    waiting[place]?.({ ok: false, error: { type, message: '', invalidParameters: {} } })
    await settle()
  }
  return { call, waiting, answer, refuse }
}

const list: Block = {
  type: 'repeat',
  props: { from: '/result/sessions', key: '/id' },
  slots: {
    default: [
      {
        type: 'text',
        props: {
          text: { key: 'test.device', args: { index: { from: '/index' }, name: { from: '/item/name' } } },
        },
      },
      {
        type: 'button',
        props: {
          label: 'story.action',
          actions: [{ do: 'call', operation: 'account.endSession', body: { id: { from: '/item/id' } } }],
        },
      },
    ],
    empty: [{ type: 'text', props: { text: 'test.none' } }],
  },
}
const load: Block = {
  type: 'load',
  props: { operation: 'account.getSessions', params: { q: { from: '/query/q' } } },
  slots: { default: [list] },
}
const sessions = (...names: string[]) => ({ sessions: names.map((name) => ({ id: name, name })) })
const lines = () => [...page.element.querySelectorAll('li p')].map((line) => line.textContent)

describe('load and repeat', () => {
  it('show what to do where the thing that was asked for is not there, and other failures as failures', async () => {
    const answers: Record<string, { code: string }[]>[] = [{}, { id: [{ code: 'not_found' }] }]
    const call = async (): Promise<CallResult> => ({
      ok: false,
      error: { type: 'InvalidParametersException', message: '', invalidParameters: answers.shift() ?? {} },
    })
    const missing: Block[] = [{ type: 'text', props: { text: 'test.none' } }]
    page = await open({ ...load, slots: { ...load.slots, missing } }, { call })
    await vi.waitFor(() => expect(page.element.querySelector('[role=alert]')).not.toBeNull())
    expect(page.element.textContent).not.toContain('None yet')
    await userEvent.click(page.element.querySelector('[role=alert] button') as HTMLElement)
    await vi.waitFor(() => expect(page.element.textContent).toBe('None yet'))
  })

  it('show what the operation answers, once per item, and give the item to its actions', async () => {
    page = await open(load, { call: async () => ({ ok: true, response: sessions('phone', 'desktop') }) })
    await vi.waitFor(() => expect(lines()).toEqual(['0: phone', '1: desktop']))
    await userEvent.click(page.element.querySelectorAll('button')[1] as HTMLElement)
    const [run] = page.host.runs
    expect(page.host.resolve({ id: { from: '/item/id' } }, run?.scope)).toEqual({ id: 'desktop' })
  })

  it('show what is there for an empty list', async () => {
    page = await open(load, { call: async () => ({ ok: true, response: sessions() }) })
    await vi.waitFor(() => expect(page.element.textContent).toBe('None yet'))
    expect(page.element.querySelector('ul')).toBeNull()
  })

  it('keep what is open in an item when another comes before it', async () => {
    let answer = sessions('b')
    page = await open(load, { call: async () => ({ ok: true, response: answer }) })
    await vi.waitFor(() => expect(lines()).toEqual(['0: b']))
    const button = page.find('li button')
    button.focus()
    answer = sessions('a', 'b')
    await page.host.refresh()
    await settle()
    expect(lines()).toEqual(['0: a', '1: b'])
    expect(document.activeElement).toBe(button)
  })

  it('keep what was there while they ask again, and say that they are busy', async () => {
    const { call, answer } = slowCall()
    page = await open(load, { call })
    await answer(0, sessions('old'))
    expect(lines()).toEqual(['0: old'])
    const refreshed = page.host.refresh()
    await settle()
    expect(lines()).toEqual(['0: old'])
    expect(page.find('[aria-busy]').getAttribute('aria-busy')).toBe('true')
    await answer(1, sessions('new'))
    await refreshed
    expect(lines()).toEqual(['0: new'])
    expect(page.find('[aria-busy]').getAttribute('aria-busy')).toBe('false')
  })

  it('ask again when a parameter changes, and of two answers show the one that was asked for last', async () => {
    const { call, answer } = slowCall()
    page = await open(load, { call, facts: { query: { q: '1' } } })
    page.host.setFacts({ query: { q: '2' } })
    await settle()
    expect(page.host.calls.map(({ values }) => values)).toEqual([{ q: '1' }, { q: '2' }])
    await answer(1, sessions('second'))
    await answer(0, sessions('first'))
    expect(lines()).toEqual(['0: second'])
  })

  it('never show one player what another was answered', async () => {
    const { call, waiting, answer } = slowCall()
    page = await open(load, { call, facts: { session: { authenticated: true, uid: 1 } } })
    await answer(0, sessions('of player 1'))
    page.host.setFacts({ session: { authenticated: true, uid: 2 } })
    await settle()
    expect(page.element.textContent).not.toContain('player 1')
    expect(waiting).toHaveLength(2)
    await answer(1, sessions('of player 2'))
    expect(lines()).toEqual(['0: of player 2'])
  })

  it('say why there is nothing, and try again', async () => {
    const { call, answer, refuse } = slowCall()
    page = await open(load, { call })
    await refuse(0, 'NetworkError')
    expect(page.find('[role=alert]').textContent).toContain('Not loaded')
    await userEvent.click(page.find('[role=alert] button'))
    await answer(1, sessions('phone'))
    expect(lines()).toEqual(['0: phone'])
    expect(page.element.querySelector('[role=alert]')).toBeNull()
  })

  it('keep what was there when asking again fails', async () => {
    const { call, answer, refuse } = slowCall()
    page = await open(load, { call })
    await answer(0, sessions('phone'))
    const refreshed = page.host.refresh()
    await settle()
    await refuse(1, 'TooManyRequestsException')
    await refreshed
    expect(lines()).toEqual(['0: phone'])
    expect(page.element.querySelector('[role=alert]')).not.toBeNull()
  })

  it('show a skeleton after 300 ms, not before', async () => {
    page = await open(load, { call: () => new Promise(() => {}) })
    const skeleton = page.find('[role=status]')
    expect(getComputedStyle(skeleton).visibility).toBe('hidden')
    await vi.waitFor(() => expect(getComputedStyle(skeleton).visibility).toBe('visible'))
    expect(skeleton.textContent).toBe('Loading')
  })
})

describe('a toggle', () => {
  const toggle: Block = {
    type: 'toggle',
    props: {
      label: 'story.label',
      help: 'story.more',
      checked: { from: '/session/two_factor_auth' },
      on: [{ do: 'call', operation: 'account.changeTwoFactorAuth', body: { two_factor_auth: '1' } }],
      off: [{ do: 'call', operation: 'account.changeTwoFactorAuth', body: { two_factor_auth: '0' } }],
    },
  }
  const isOn = () => page.find('[role=switch]').getAttribute('aria-checked')

  it('is a switch that its label names and works', async () => {
    page = await open(toggle)
    const control = page.find('[role=switch]')
    expect(document.getElementById(control.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('18+')
    expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Read more',
    )
    await userEvent.click(page.find('label'))
    expect(page.host.runs).toHaveLength(1)
    control.focus()
    await userEvent.keyboard(' ')
    expect(page.host.runs).toHaveLength(2)
  })

  it('shows the wish while its actions run, once at a time, and then what is', async () => {
    page = await open(toggle)
    let finish = () => {}
    const run = vi.spyOn(page.host, 'run').mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    expect(isOn()).toBe('false')
    await userEvent.click(page.find('[role=switch]'))
    await userEvent.click(page.find('[role=switch]'))
    expect(run).toHaveBeenCalledTimes(1)
    expect(run.mock.calls[0]?.[0]).toEqual(toggle.props && (toggle.props as { on: unknown }).on)
    expect(isOn()).toBe('true')
    expect(page.find('[role=switch]').getAttribute('aria-busy')).toBe('true')
    finish()
    await settle()
    // The call was refused, so that nothing is otherwise.
    expect(isOn()).toBe('false')
    page.host.setFacts({ session: { authenticated: true, two_factor_auth: true } })
    await settle()
    expect(isOn()).toBe('true')
  })

  it('has a place for the finger of 44 px', async () => {
    page = await open(toggle)
    const { width, height } = page.find('[role=switch]').getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })
})

describe('a countdown', () => {
  const countdown: Block = {
    type: 'countdown',
    // biome-ignore lint/suspicious/noThenProperty: the name of the prop
    props: { seconds: 2, text: 'test.left', then: [{ do: 'refresh', what: 'page' }] },
    slots: { default: [{ type: 'text', props: { text: 'test.over' } }] },
  }
  const seen = () => page.element.querySelector('[aria-hidden]')?.textContent

  it('runs down by the clock, does its actions once, and then shows what is inside', async () => {
    page = await open(countdown)
    expect(seen()).toBe('0:02 left, 2 seconds')
    await vi.waitFor(() => expect(seen()).toBe('0:01 left, 1 seconds'), 2000)
    await vi.waitFor(() => expect(page.element.textContent).toBe('Over'), 2000)
    expect(page.host.runs.map(({ actions }) => actions)).toEqual([[{ do: 'refresh', what: 'page' }]])
  })

  it('tells screen readers now and then only', async () => {
    page = await open({ ...countdown, props: { seconds: 95, text: 'test.left' } })
    const timer = page.find('[role=timer]')
    expect(timer.getAttribute('aria-live')).toBe('polite')
    const said = new Set<string | null>()
    const watch = new MutationObserver(() => said.add(timer.textContent))
    watch.observe(timer, { characterData: true, childList: true, subtree: true })
    await vi.waitFor(() => expect(seen()).toBe('1:33 left, 93 seconds'), 4000)
    watch.disconnect()
    expect(said.size).toBe(0)
  })
})

describe('details', () => {
  it('leave out what is not there, and write values for the reader', async () => {
    page = await open(
      {
        type: 'details',
        props: {
          rows: [
            { label: 'story.deposits', value: { from: '/session/balance', as: 'money' } },
            { label: 'story.withdrawals', value: { from: '/session/nothing' } },
            { label: 'story.tabs', value: 'story.more', icon: 'clock' },
          ],
        },
      },
      { facts: { session: { authenticated: true, balance: { amount: '10.50', currency: 'EUR' } } } },
    )
    expect([...page.element.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
      'Deposits',
      'History',
    ])
    expect(page.find('dd').textContent).toMatch(/10.50/)
  })

  it('stand where the language of the page begins, whatever direction a value runs in', async () => {
    const row = { label: 'story.tabs', value: { from: '/session/day' } } as const
    page = await open(
      { type: 'details', props: { rows: [row] } },
      { facts: { session: { authenticated: true, day: '21.11.2026' } } },
    )
    page.element.dir = 'rtl'
    const value = page.find('dd')
    const letters = document.createRange()
    letters.selectNodeContents(value)
    expect(letters.getBoundingClientRect().right).toBeCloseTo(value.getBoundingClientRect().right, 0)
  })
})

describe('a disclosure', () => {
  it('says its value on the line that opens it', async () => {
    page = await open(
      {
        type: 'disclosure',
        props: { label: 'story.deposits', value: { from: '/balance/main', as: 'money' } },
        slots: { default: [{ type: 'text', props: { text: 'story.more' } }] },
      },
      { facts: { balance: { main: { amount: '1000', currency: 'EUR' } } } },
    )
    expect(page.find('summary').textContent).toBe('Deposits€1,000')
    expect(page.find('summary bdi').textContent).toBe('€1,000')
    await userEvent.click(page.find('summary'))
    expect(page.find<HTMLDetailsElement>('details').open).toBe(true)
  })
})

describe('a menu', () => {
  const menu: Block = { type: 'menu', props: { menu: 'profile', look: 'list' } }
  const artefacts = {
    'menu/profile': {
      kind: 'menu' as const,
      id: 'profile',
      label: 'story.tabs',
      items: [
        { label: 'story.deposits', link: { route: 'first' } },
        { label: 'story.withdrawals', link: { route: 'second' } },
        {
          label: 'story.more',
          actions: [{ do: 'refresh' as const, what: 'page' as const }],
          visibleWhen: { properties: { session: { properties: { authenticated: { const: true } } } } },
        },
      ],
    },
  }

  it('is named, marks the entry of the page, and shows what the facts allow', async () => {
    page = await open(menu, { artefacts })
    page.host.href = (link) => (link.route === 'second' ? location.pathname : `/${link.route}`)
    page.host.setFacts({})
    await settle()
    expect(page.find('nav').getAttribute('aria-label')).toBe('History')
    expect(page.find('[aria-current=page]').textContent).toBe('Withdrawals')
    expect(page.element.querySelector('button')).toBeNull()
    page.host.setFacts({ session: { authenticated: true } })
    await settle()
    await userEvent.click(page.find('button'))
    expect(page.host.runs).toHaveLength(1)
  })

  it('marks the entry that the page lies below', async () => {
    const before = location.href
    history.replaceState(null, '', '/cashier/deposit/card')
    page = await open(menu, { artefacts })
    page.host.href = (link) => (link.route === 'second' ? '/cashier/deposit' : '/cashier/depo')
    page.host.setFacts({})
    await settle()
    const marked = [...page.element.querySelectorAll('[aria-current]')].map((entry) => entry.textContent)
    history.replaceState(null, '', before)
    expect(marked).toEqual(['Withdrawals'])
  })

  it('that is not in the release is said', async () => {
    page = await open(menu)
    expect(page.find('[role=note]').textContent).toContain('unknown menu profile')
  })
})
