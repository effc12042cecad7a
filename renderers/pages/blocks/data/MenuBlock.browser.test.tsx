import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Block } from '#generated/grammar/types.ts'
import { settle } from '../../../testing/settle.ts'
import { blockWords } from '../../testing/blockWords.ts'
import { openDataBlock } from '../../testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openDataBlock>>
afterEach(() => page.close())

describe('a menu', () => {
  const menu: Block = { type: 'menu', props: { menu: 'profile', look: 'list' } }
  const artefacts = {
    'menu/profile': {
      kind: 'menu' as const,
      id: 'profile',
      label: 'story.tabs',
      items: [
        { label: 'story.deposits', note: 'story.text', link: { route: 'first' } },
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
    page = await openDataBlock(menu, { artefacts })
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
    page = await openDataBlock(menu, { artefacts })
    page.host.href = (link) => (link.route === 'second' ? '/cashier/deposit' : '/cashier/depo')
    page.host.setFacts({})
    await settle()
    const marked = [...page.element.querySelectorAll('[aria-current]')].map((entry) => entry.textContent)
    history.replaceState(null, '', before)
    expect(marked).toEqual(['Withdrawals'])
  })

  it('says in rows what stands behind each entry, and nowhere else', async () => {
    const words = () => page.find('a').textContent?.trim()
    page = await openDataBlock(menu, { artefacts })
    expect(words()).toBe('Deposits')
    page.close()
    page = await openDataBlock({ type: 'menu', props: { menu: 'profile', look: 'rows' } }, { artefacts })
    expect(words()).toBe(`Deposits ${blockWords['story.text']}`)
  })

  it('that is on its way has its place already, so that nothing below is pushed', async () => {
    const below: Block = { type: 'heading', props: { text: 'story.heading', level: 2 } }
    const height = () =>
      page.find('h2').getBoundingClientRect().top - page.element.getBoundingClientRect().top
    const tabs: Block = { type: 'menu', props: { menu: 'profile', look: 'tabs' } }
    page = await openDataBlock({ type: 'stack', props: {}, slots: { default: [tabs, below] } }, { artefacts })
    const after = height()
    page.host.artefact = () => undefined
    page.host.setFacts({})
    await settle()
    expect(page.element.querySelector('nav')).toBeNull()
    expect(height()).toBe(after)
  })

  it('that is not in the release is said', async () => {
    page = await openDataBlock(menu)
    expect(page.find('[role=note]').textContent).toContain('unknown menu profile')
  })
})
