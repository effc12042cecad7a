import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Block } from '#generated/grammar/types.ts'
import type { StoryHostOptions } from '../storyHost.ts'
import { settle } from '../testing/settle.ts'
import { loadDataBlocks } from './loadDataBlocks.ts'
import { openBlocks } from './testing/openBlocks.tsx'
import { storyForm } from './testing/storyForm.ts'

let page: Awaited<ReturnType<typeof openBlocks>>
beforeAll(loadDataBlocks)
afterEach(() => page.close())

const text: Block = { type: 'text', props: { text: 'story.text' } }

describe('what cannot be shown', () => {
  const broken: [string, Block][] = [
    ['an unknown block', { type: 'carousel' }],
    ['a block named like an object method', { type: 'constructor' }],
    ['an unknown property', { type: 'heading', props: { text: 'story.title', level: 1, colour: 'red' } }],
    ['a missing property', { type: 'heading', props: { level: 1 } }],
    ['a property of the wrong type', { type: 'tabs', props: { label: 'story.tabs', tabs: 7 } }],
    ['an unknown icon', { type: 'alert', props: { tone: 'info', text: 'story.text', icon: 'dragon' } }],
    ['an unknown form', { type: 'form', props: { form: 'nowhere' } }],
  ]
  it.each(broken)('is said and reported, and harms nothing around it: %s', async (_, block) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    page = await openBlocks([text, block, text])
    expect(page.find('[role=note]').textContent).toContain('This part of the page cannot be shown')
    expect(page.element.textContent?.match(/Clear rules/g)).toHaveLength(2)
    expect(page.host.reports.length).toBeGreaterThan(0)
    vi.restoreAllMocks()
  })

  it('is tried anew with another version of the block', async () => {
    page = await openBlocks([{ type: 'heading', props: { level: 2 } }])
    await page.show([{ type: 'heading', props: { level: 2, text: 'story.title' } }])
    expect(page.find('h2').textContent).toBe('Play under the northern lights')
  })
})

describe('conditions', () => {
  it('show a block only while the facts satisfy them', async () => {
    const signedIn = { properties: { session: { properties: { authenticated: { const: true } } } } }
    page = await openBlocks([{ ...text, visibleWhen: signedIn }])
    expect(page.element.textContent).toBe('')
    page.host.setFacts({ session: { authenticated: true } })
    await settle()
    expect(page.element.textContent).toContain('Clear rules')
  })
})

describe('the heading of the page', () => {
  it('is the first banner that is seen, where no heading is', async () => {
    const banner = (title: string): Block => ({ type: 'banner', props: { image: '/x.svg', title } })
    const strangers = { properties: { session: { properties: { authenticated: { const: false } } } } }
    page = await openBlocks([{ ...banner('story.title'), visibleWhen: strangers }, banner('story.text')])
    const headings = () => [...page.element.querySelectorAll('h1')].map((one) => one.textContent)
    expect(headings()).toEqual(['Play under the northern lights'])
    page.host.setFacts({ session: { authenticated: true } })
    await settle()
    expect(headings()).toHaveLength(1)
    expect(headings()[0]).toContain('Clear rules')
  })
})

describe('rich text', () => {
  it('shows what players and addresses put into a message as the text that it is', async () => {
    const name = '<a href="https://evil.example">Anna</a> & <b>co</b>'
    const args = { name: { from: '/session/first_name' }, n: 2 }
    const session = { authenticated: true, uid: 1, first_name: name }
    const words = {
      'story.html': '<p>Hello, <b>{name}</b>! {n, plural, one {# win} other {# wins}}</p>',
      'story.plain': 'Hello, {name}!',
    }
    const blocks = ['story.html', 'story.plain'].map((key) => ({
      type: 'text' as const,
      props: { text: { key, args } },
    }))
    const { element, close } = await openBlocks(blocks, { words: { en: words }, facts: { session } })
    await expect.poll(() => element.querySelectorAll('p').length).toBe(2)
    const [html, plain] = element.querySelectorAll('p')
    expect(html?.textContent).toBe(`Hello, ${name}! 2 wins`)
    expect(plain?.textContent).toBe(`Hello, ${name}!`)
    expect(element.querySelector('a')).toBeNull()
    close()
  })

  const show = (html: string) =>
    openBlocks([{ type: 'text', props: { text: 'story.html' } }], { words: { en: { 'story.html': html } } })

  it('keeps simple markup and drops all else', async () => {
    page = await show(
      '<p onclick="x()" style="color:red">Hi <b>you</b><script>alert(1)</script><img src=x onerror=alert(1)><iframe></iframe></p>',
    )
    await vi.waitFor(() => expect(page.element.querySelector('b')).not.toBeNull(), 10_000)
    expect(page.find('p').outerHTML).toBe('<p>Hi <b>you</b></p>')
  })

  it('leaves only links that are safe, with rel=noopener', async () => {
    page = await show(
      '<a href="/terms">a</a><a href="javascript:alert(1)">b</a><a href="//evil.example">c</a><a href="https://partner.example">d</a><a href="data:text/html,x">e</a>',
    )
    await vi.waitFor(() => expect(page.element.querySelectorAll('a')).toHaveLength(5), 10_000)
    const links = [...page.element.querySelectorAll('a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/terms',
      null,
      null,
      'https://partner.example',
      null,
    ])
    expect(links.every((link) => link.rel === 'noopener')).toBe(true)
  })
})

describe('tabs', () => {
  const tabs = (query?: string): Block => ({
    type: 'tabs',
    props: {
      label: 'story.tabs',
      query,
      tabs: [
        { id: 'deposits', label: 'story.deposits' },
        { id: 'withdrawals', label: 'story.withdrawals' },
      ],
    },
    slots: { deposits: [{ type: 'form', props: { form: 'sign-in' } }], withdrawals: [text] },
  })
  const artefacts = { 'form/sign-in': storyForm }
  const selected = () => page.find('[role=tab][aria-selected=true]')
  /** Open when the strip is, a chunk of its own. */
  const openTabs = async (query?: string, facts?: StoryHostOptions['facts']) => {
    page = await openBlocks([tabs(query)], { artefacts, facts })
    await vi.waitFor(selected)
  }

  it('move with the arrows, Home and End, and only the open one is a stop of the keyboard', async () => {
    await openTabs()
    expect(page.element.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1)
    selected().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(selected().textContent).toBe('Withdrawals')
    expect(document.activeElement).toBe(selected())
    await userEvent.keyboard('{ArrowRight}')
    expect(selected().textContent).toBe('Deposits')
    await userEvent.keyboard('{End}')
    expect(selected().textContent).toBe('Withdrawals')
    await userEvent.keyboard('{Home}')
    expect(selected().textContent).toBe('Deposits')
  })

  it('keep what was typed in a panel that is left', async () => {
    await openTabs()
    await vi.waitFor(() => expect(page.element.querySelector('input')).not.toBeNull(), 10_000)
    await userEvent.type(page.find('input'), 'anna')
    await userEvent.click(page.find('[role=tab][aria-selected=false]'))
    await userEvent.click(page.find('[role=tab][aria-selected=false]'))
    expect(page.find<HTMLInputElement>('input').value).toBe('anna')
  })

  it('follow the query and set it', async () => {
    await openTabs('tab', { query: { tab: 'withdrawals' } })
    expect(selected().textContent).toBe('Withdrawals')
    await userEvent.click(page.find('[role=tab][aria-selected=false]'))
    expect(page.host.runs[0]?.actions).toEqual([{ do: 'set_query', query: { tab: 'deposits' }, push: true }])
  })
})

describe('a publish', () => {
  it('keeps a half-filled form when blocks are put before it', async () => {
    const form: Block = { type: 'form', props: { form: 'sign-in' } }
    page = await openBlocks([form], { artefacts: { 'form/sign-in': storyForm } })
    await vi.waitFor(() => expect(page.element.querySelector('input')).not.toBeNull(), 10_000)
    await userEvent.type(page.find('input'), 'anna')
    await page.show([text, text, form])
    expect(page.find<HTMLInputElement>('input').value).toBe('anna')
  })
})

describe('a button', () => {
  it('does its actions once at a time', async () => {
    page = await openBlocks([{ type: 'button', props: { label: 'story.action', actions: [] } }])
    let finish = () => {}
    const run = vi.spyOn(page.host, 'run').mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    await userEvent.click(page.find('button'))
    await userEvent.click(page.find('button'))
    expect(run).toHaveBeenCalledTimes(1)
    expect(page.find('button').getAttribute('aria-busy')).toBe('true')
    finish()
    await settle()
    await userEvent.click(page.find('button'))
    expect(run).toHaveBeenCalledTimes(2)
  })
})

describe('the first heading', () => {
  it('is the banner where no heading of level 1 stands on the page', async () => {
    const banner: Block = { type: 'banner', props: { image: '/x.svg', title: 'story.title' } }
    page = await openBlocks([banner, { ...banner }])
    expect(page.element.querySelectorAll('h1')).toHaveLength(1)
    await page.show([banner, { type: 'heading', props: { text: 'story.title', level: 1 } }])
    expect(page.element.querySelectorAll('h1')).toHaveLength(1)
    expect(page.element.querySelectorAll('h2')).toHaveLength(1)
  })
})
