import { expect, it } from 'vitest'
import { openBlocks } from './testing/openBlocks.tsx'

const blocks = [
  { type: 'section', props: { title: 'story.title', link: { route: 'offers' } } },
  { type: 'heading', props: { text: 'story.title', level: 2, link: { route: 'offers' } } },
] as const

it('titles lead to their page where the site has them clickable, and are plain text where not', async () => {
  const page = await openBlocks([...blocks])
  expect(page.element.querySelectorAll('a')).toHaveLength(0)
  expect(page.element.querySelectorAll('h2')).toHaveLength(2)
  const { site } = page.host.facts()
  page.host.setFacts({ site: { ...site, functional: { clickableTitles: true } } })
  await page.show([...blocks])
  const links = [...page.element.querySelectorAll('h2 a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/offers', '/offers'])
  page.close()
})
