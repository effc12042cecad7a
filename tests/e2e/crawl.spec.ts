import { expect, test } from './support/test.ts'

/** What a crawler that runs no script reads of a document. */
function readPage(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, first = '']) => decoded(first))
  const words = html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  return {
    titles: all(/<title>(.*?)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]+)"/g),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, href]) => [
        code,
        decoded(href ?? ''),
      ]),
    ) as Record<string, string>,
    headings: all(/<h1[^>]*>(.*?)<\/h1>/gs).map((text) => text.replace(/<[^>]*>/g, '').trim()),
    links: all(/<a [^>]*href="(\/(?!\/)[^"#?]*)/g),
    words,
  }
}

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => {
    const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
    return letters[name] ?? ''
  })

/** Of the games, of which there are hundreds, so many are read. */
const games = 3
/** Addresses that are asked for at a time. */
const atOnce = 4

// Without a browser: nothing that is read here was made by a script.
test('whoever follows the sitemap finds every page in every language, with all that is its own, and no broken link', async ({
  site,
}) => {
  const asked = new Map<string, Promise<{ status: number; html: string }>>()
  const get = (path: string) => {
    const known = asked.get(path)
    if (known) return known
    const answer = (async () => {
      const response = await fetch(site.url + path, { redirect: 'manual' })
      return { status: response.status, html: await response.text() }
    })()
    asked.set(path, answer)
    return answer
  }
  async function each<T>(all: readonly T[], read: (one: T) => Promise<void>) {
    const queue = [...all]
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let one = queue.shift(); one !== undefined; one = queue.shift()) await read(one)
      }),
    )
  }

  const robots = await get('/robots.txt')
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots.html) ?? []
  const parts = [...(await get(index.replace(site.url, ''))).html.matchAll(/<loc>([^<]*)/g)]
  const listed = new Map<string, Record<string, string>>()
  for (const [, part = ''] of parts) {
    const { html } = await get(part.replace(site.url, ''))
    for (const [, address = '', alternates = ''] of html.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g))
      listed.set(
        decoded(address),
        Object.fromEntries(
          [...alternates.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, href]) => [
            code,
            href,
          ]),
        ),
      )
  }
  const codes = ['en', 'lv', 'ru', 'de', 'ar']
  expect(new Set([...listed.values()].map((one) => Object.keys(one).join(' ')))).toEqual(
    new Set([[...codes, 'x-default'].join(' ')]),
  )

  const isGame = (address: string) => address.includes('/game/')
  const usual = [...listed.values()].map((one) => one.en ?? '')
  const some = [...new Set(usual.filter(isGame))].slice(0, games)
  const chosen = [...listed].filter(([address, { en = '' }]) => !isGame(address) || some.includes(en))
  const linked = new Map<string, string>()
  const titles = new Map<string, string>()
  await each(chosen, async ([address, alternates]) => {
    const path = address.replace(site.url, '') || '/'
    const { status, html } = await get(path)
    const page = readPage(html)
    const language = /<html lang="([^"]*)"/.exec(html)?.[1] ?? ''
    // All in one, so that a fault says of which page it is.
    expect({ path, status, ...page, headings: page.headings.length, words: page.words.length > 200 }).toEqual(
      {
        path,
        status: 200,
        titles: [expect.stringMatching(/\S/)],
        descriptions: [expect.stringMatching(/\S/)],
        robots: [],
        canonical: [address],
        alternates,
        headings: 1,
        links: expect.anything(),
        words: true,
      },
    )
    expect([path, alternates[language]]).toEqual([path, address])
    // The page is not what another one is.
    const title = `${language} ${page.titles[0]}`
    expect([title, titles.get(title) ?? path]).toEqual([title, path])
    titles.set(title, path)
    for (const link of page.links) linked.set(link, path)
  })
  for (const code of codes)
    expect(chosen.filter(([address]) => listed.get(address)?.[code] === address).length).toBe(
      chosen.length / codes.length,
    )

  // Whatever pages lead to is listed, or is told to nobody.
  const unlisted = [...linked.keys()].filter((path) => !listed.has(site.url + path.replace(/(.)\/$/, '$1')))
  await each(
    unlisted.filter((path) => !listed.has(`${site.url}${path}/`)),
    async (path) => {
      const { status, html } = await get(path)
      const { robots: rule, canonical } = readPage(html)
      const isTold = status === 200 && rule.length === 0 && canonical[0] === site.url + path
      expect({ path, from: linked.get(path), isFound: status < 400, isTold }).toEqual({
        ...{ path, from: linked.get(path) },
        ...{ isFound: true, isTold: false },
      })
    },
  )
})
