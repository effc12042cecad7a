import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Block } from '#generated/grammar/types.ts'
import type { PageArtefact, RouteArtefact, RoutesArtefact } from '#schemas/runtime/artefacts.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { createMatcher } from '#schemas/runtime/matchRoute.ts'
import { createStoryHost, type StoryHost } from '../storyHost.ts'
import { addressFacts } from './addressFacts.ts'
import { navigate } from './navigate.ts'
import { RouteRenderer } from './RouteRenderer.tsx'

const route = (name: string, pattern: string, rest: Partial<RouteArtefact> = {}): RouteArtefact => ({
  name,
  pattern,
  params: [],
  layout: 'default',
  ...rest,
})
const routes: RoutesArtefact = {
  kind: 'routes',
  id: 'main',
  routes: [
    route('index', '/', { page: 'home' }),
    route('offers', '/offers', { page: 'offers' }),
    route('old', '/old', { redirect: { route: 'offers' } }),
    route('cashier', '/cashier', { page: 'offers' }),
    route('embedded', '/embedded', { page: 'offers', layout: 'empty' }),
    route('slug', '/:slug', { contentPage: true, params: ['slug'] }),
  ],
  guards: [
    {
      contains: ['cashier'],
      requires: { properties: { session: { properties: { authenticated: { const: true } } } } },
      redirect: { route: 'index', query: { redirectUrl: { from: '/route/fullPath' } } },
    },
  ],
}
const page = (id: string, title: string, blocks: Block[]): PageArtefact => ({
  kind: 'page',
  id,
  title,
  blocks,
  uses: [],
})
const heading: Block = { type: 'heading', props: { text: 'story.heading', level: 1 } }
const tall: Block[] = Array.from({ length: 80 }, () => ({
  type: 'heading',
  props: { text: 'story.row', level: 2 },
}))
const link: Block = { type: 'button', props: { label: 'story.link', link: { route: 'offers' } } }

const before = location.href
let host: StoryHost
let close: () => void

async function open(path: string, session: Facts['session'] = { authenticated: false }) {
  history.replaceState(null, '', path)
  host = createStoryHost({
    artefacts: {
      'page/home': page('home', 'story.home', [link, heading, ...tall]),
      'page/offers': page('offers', 'story.offers', [heading]),
      'page/terms': {
        ...page('terms', 'story.terms', [heading]),
        opened: [{ do: 'toast', text: 'story.terms' }],
      },
    },
    words: {
      en: {
        'story.link': 'To the offers',
        'story.home': 'Home',
        'story.offers': 'Offers',
        'story.terms': 'Terms',
      },
    },
  })
  const match = createMatcher(routes.routes)
  const base = host.facts()
  host.facts = () => ({ ...base, session, ...addressFacts(location, ['en', 'lv'], match) })
  host.href = ({ route: name, query }) => {
    const path = routes.routes.find((one) => one.name === name)?.pattern
    const search = query ? `?${new URLSearchParams(host.resolve(query) as Record<string, string>)}` : ''
    return path && path + search
  }
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  root.render(
    <RouteRenderer
      host={host}
      routes={routes}
      layouts={{
        default: ({ children }) => <main tabIndex={-1}>{children}</main>,
        empty: ({ children }) => <section data-empty="">{children}</section>,
        game: ({ children }) => <main>{children}</main>,
      }}
      loader={{ progress: true, logo: '/mark.svg', alt: 'story.loading' }}
      NotFound={({ path: wanted }) => <p>Page Not Found: {wanted}</p>}
      documentTitle={(title) => `${title} | Aurora`}
    />,
  )
  close = () => {
    root.unmount()
    element.remove()
  }
  await vi.waitFor(() => expect(element.childElementCount).toBeGreaterThan(0))
  return element
}

beforeEach(() => scrollTo(0, 0))
afterEach(() => {
  close()
  history.replaceState(null, '', before)
})

describe('addresses', () => {
  it('show their page and title it', async () => {
    const element = await open('/offers')
    expect(element.querySelector('h1')).not.toBeNull()
    await vi.waitFor(() => expect(document.title).toBe('Offers | Aurora'))
  })

  it('of an unknown path say so with the full path', async () => {
    const element = await open('/nowhere/at/all?x=1')
    expect(element.textContent).toBe('Page Not Found: /nowhere/at/all?x=1')
  })

  it('with a locale prefix show the same page', async () => {
    const element = await open('/lv/offers')
    expect(element.querySelector('h1')).not.toBeNull()
  })

  it('of content pages show the page of their slug, or none', async () => {
    const element = await open('/terms')
    await vi.waitFor(() => expect(document.title).toBe('Terms | Aurora'))
    navigate('/nothing')
    await vi.waitFor(() => expect(element.textContent).toBe('Page Not Found: /nothing'))
  })

  it('do what their page asks for at each coming, and not for another query', async () => {
    await open('/terms')
    await vi.waitFor(() => expect(host.runs).toHaveLength(1))
    expect(host.runs[0]?.actions).toEqual([{ do: 'toast', text: 'story.terms' }])
    navigate('/terms?tab=2')
    navigate('/offers')
    await vi.waitFor(() => expect(document.title).toBe('Offers | Aurora'))
    expect(host.runs).toHaveLength(1)
    navigate('/terms')
    await vi.waitFor(() => expect(host.runs).toHaveLength(2))
  })

  it('take the layout of their route', async () => {
    const element = await open('/embedded')
    expect(element.querySelector('[data-empty] h1')).not.toBeNull()
  })

  it('that are redirected are replaced', async () => {
    const length = history.length
    await open('/old')
    await vi.waitFor(() => expect(location.pathname).toBe('/offers'))
    expect(history.length).toBe(length)
  })

  it('that are guarded lead back with the address asked for', async () => {
    await open('/cashier?tab=history')
    await vi.waitFor(() => expect(location.pathname).toBe('/'))
    expect(new URLSearchParams(location.search).get('redirectUrl')).toBe('/cashier?tab=history')
  })

  it('that are guarded are shown where the condition holds', async () => {
    await open('/cashier', { authenticated: true })
    expect(location.pathname).toBe('/cashier')
  })
})

describe('a navigation', () => {
  it('by a link loads no document, focuses the heading and says the title', async () => {
    const element = await open('/')
    const anchor = element.querySelector('a')
    if (!anchor) throw new Error('no link')
    expect(anchor.getAttribute('href')).toBe('/offers')
    await userEvent.click(anchor)
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    expect(location.pathname).toBe('/offers')
    expect(element.querySelector('[role=status]')?.textContent).toBe('Offers')
  })

  it('is left to the browser when the click asks for another tab', async () => {
    const element = await open('/')
    const anchor = element.querySelector('a')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    let wasPrevented: boolean | undefined
    const stop = (event: Event) => {
      wasPrevented = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', stop)
    anchor?.dispatchEvent(click)
    removeEventListener('click', stop)
    expect(wasPrevented).toBe(false)
    expect(location.pathname).toBe('/')
  })

  it('begins at the top, and back returns to where the page was left', async () => {
    await open('/')
    scrollTo(0, 400)
    await vi.waitFor(() => expect(scrollY).toBe(400))
    await new Promise((resolve) => setTimeout(resolve, 50))
    navigate('/offers')
    await vi.waitFor(() => expect(document.title).toBe('Offers | Aurora'))
    expect(scrollY).toBe(0)
    history.back()
    await vi.waitFor(() => expect(scrollY).toBe(400))
  })

  it('prefetches what the reader means to follow, unless the connection is slow', async () => {
    const element = await open('/')
    const prefetch = vi.spyOn(host, 'prefetch')
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true })
    element.querySelector('a')?.focus()
    expect(prefetch).toHaveBeenCalledWith({ route: 'offers' })
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' }, configurable: true })
    element.querySelector('a')?.blur()
    element.querySelector('a')?.focus()
    expect(prefetch).toHaveBeenCalledTimes(1)
  })

  it('out of the site is refused', () => {
    close = () => undefined
    expect(() => navigate('https://evil.example/')).toThrow(
      'Navigating to an external URL is not allowed by default',
    )
    expect(() => navigate('javascript:alert(1)', { external: true })).toThrow('not allowed')
    expect(() => navigate('//evil.example')).toThrow('not allowed')
  })
})

describe('an address that editors have moved', () => {
  const move = (places: Record<string, string | null | undefined>) => {
    host.moved = ({ pathname }) => (pathname in places ? places[pathname] : null)
  }

  it('gives way to the new one before guards and pages, and leaves no entry behind', async () => {
    const element = await open('/')
    move({ '/cashier': '/terms?a=1' })
    navigate('/cashier')
    await vi.waitFor(() => expect(location.pathname + location.search).toBe('/terms?a=1'))
    await vi.waitFor(() => expect(document.title).toBe('Terms | Aurora'))
    expect(element.querySelector('h1')).not.toBeNull()
    history.back()
    await vi.waitFor(() => expect(location.pathname).toBe('/'))
  })

  it('is waited for where the redirects are not there yet, and nothing of it is shown', async () => {
    await open('/')
    const places: Record<string, string | undefined> = { '/cashier': undefined }
    move(places)
    navigate('/cashier')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(location.pathname).toBe('/cashier')
    places['/cashier'] = '/offers'
    host.setFacts({})
    await vi.waitFor(() => expect(location.pathname).toBe('/offers'))
  })

  it('stays where it was opened, whatever is published meanwhile', async () => {
    await open('/terms')
    move({ '/terms': '/offers', '/offers': '/' })
    host.setFacts({})
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(location.pathname).toBe('/terms')
  })

  it('leads on from a page that is gone while somebody is there', async () => {
    await open('/terms')
    move({ '/terms': '/offers' })
    const { hasArtefact } = host
    host.hasArtefact = (key) => key !== 'page/terms' && hasArtefact(key)
    host.setFacts({})
    await vi.waitFor(() => expect(location.pathname).toBe('/offers'))
  })

  it('leads nowhere where it never comes to an end', async () => {
    const element = await open('/')
    move({ '/a': '/b', '/b': '/a' })
    navigate('/a')
    await vi.waitFor(() => expect(element.textContent).toContain('Page Not Found'))
    navigate('/terms')
    await vi.waitFor(() => expect(document.title).toBe('Terms | Aurora'))
  })
})

describe('loading', () => {
  it('says at once that it was heard, and shows a skeleton after 300 ms, not before, with the loader of the site', async () => {
    const element = await open('/')
    host.hasArtefact = () => true
    const heard = vi.fn()
    const emptied = vi.fn()
    const begun = performance.now()
    let shownAfter = 0
    new MutationObserver(() => {
      if (element.querySelector('[aria-busy=true] h1') && element.querySelector('[aria-busy=true] > b'))
        heard()
      if (element.querySelector('[data-shown]')) shownAfter ||= performance.now() - begun
      else if (shownAfter === 0 && !element.querySelector('h1')) emptied()
    }).observe(element, { subtree: true, childList: true, attributes: true })
    navigate('/later')
    await vi.waitFor(() => expect(element.querySelector('[role=status][data-shown]')).not.toBeNull())
    expect(element.querySelector<HTMLImageElement>('[data-shown] img')?.alt).toBe('')
    expect(element.querySelector('[data-shown]')?.textContent).toBe('loading')
    expect(element.querySelector('[data-shown] b')).not.toBeNull()
    expect(heard).toHaveBeenCalled()
    expect(shownAfter).toBeGreaterThan(295)
    expect(emptied).not.toHaveBeenCalled()
    host.setArtefact('page/later', page('later', 'story.terms', [heading]))
    await vi.waitFor(() => expect(document.title).toBe('Terms | Aurora'))
  })

  it('asks for nothing of what stays by the address that somebody is on their way to', async () => {
    const element = await open('/')
    const call = vi.spyOn(host, 'call').mockResolvedValue({ ok: true, response: {} })
    const load: Block = {
      type: 'load',
      props: { operation: 'sports.getTournament', params: { id: { from: '/route/params/slug' } } },
    }
    host.hasArtefact = () => true
    host.setArtefact('page/league', page('league', 'story.terms', [load]))
    navigate('/league')
    await vi.waitFor(() => expect(call).toHaveBeenCalled())
    navigate('/event')
    await vi.waitFor(() => expect(element.querySelector('[data-shown]')).not.toBeNull())
    expect(call.mock.calls).toEqual([['sports.getTournament', { id: 'league' }]])
  })
})
