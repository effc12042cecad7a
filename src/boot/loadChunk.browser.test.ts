import { afterEach, expect, test, vi } from 'vitest'
import { loadChunk } from './loadChunk.ts'

afterEach(() => vi.restoreAllMocks())

/** Links that are put into the document, none of which loads anything by itself. */
function heldLinks(): HTMLLinkElement[] {
  const links: HTMLLinkElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    links.push(...(nodes as HTMLLinkElement[]))
  })
  return links
}

test('nothing runs before all files are here, and each is asked for once', async () => {
  const links = heldLinks()
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''))
  const styled = vi.fn(async () => 'styled')
  const applied = () =>
    vi.waitFor(() => {
      if (!links[0]) throw new Error('not there yet')
      return links[0]
    })
  const both = Promise.all([
    loadChunk(styled, ['a.js', 'a.css']),
    loadChunk(async () => 'plain', ['a.js']).then(async (plain) => {
      expect(styled).not.toHaveBeenCalled()
      const link = await applied()
      link.dispatchEvent(new Event('load'))
      return plain
    }),
  ])
  expect(await both).toEqual(['styled', 'plain'])
  expect(fetched.mock.calls).toEqual([['/a.js'], ['/a.css']])
  expect(links.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([['stylesheet', '/a.css']])
})

test('what did not come is not imported, and is asked for again the next time', async () => {
  const links = heldLinks()
  const fetched = vi.spyOn(globalThis, 'fetch')
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }))
  fetched.mockImplementation(async () => new Response(''))
  const run = vi.fn(async () => 'there')
  await expect(loadChunk(run, ['lost.js'])).rejects.toThrow('Failed to fetch')
  await expect(loadChunk(run, ['lost.js'])).rejects.toThrow('/lost.js did not come')
  const unstyled = loadChunk(run, ['lost.css'])
  await vi.waitFor(() => expect(links.length).toBe(1))
  links[0]?.dispatchEvent(new Event('error'))
  await expect(unstyled).rejects.toThrow('/lost.css did not come')
  expect(run).not.toHaveBeenCalled()
  const again = loadChunk(run, ['lost.js', 'lost.css'])
  await vi.waitFor(() => expect(links.length).toBe(2))
  links[1]?.dispatchEvent(new Event('load'))
  expect(await again).toBe('there')
})

test('what the document names itself is not asked for again', async () => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.setAttribute('href', '/named.css')
  link.media = 'not all'
  document.head.appendChild(link)
  const links = heldLinks()
  expect(await loadChunk(async () => 'there', ['named.css'])).toBe('there')
  expect(links).toEqual([])
  link.remove()
})

test.each(['gone.js', 'gone.css'])(
  'tells of a file that this build has no more (%s), and of none that is away',
  async (file) => {
    const heard = vi.fn((event: Event) => event.preventDefault())
    addEventListener('gone', heard)
    const fetched = vi.spyOn(globalThis, 'fetch')
    fetched.mockResolvedValueOnce(new Response('', { status: 502 }))
    await expect(loadChunk(vi.fn(), [file])).rejects.toThrow('did not come')
    expect(heard).not.toHaveBeenCalled()
    fetched.mockResolvedValueOnce(new Response('', { status: 404 }))
    await expect(loadChunk(vi.fn(), [file])).rejects.toThrow('did not come')
    expect(heard).toHaveBeenCalledOnce()
    removeEventListener('gone', heard)
  },
)
