import { expect, it } from 'vitest'
import { openBlocks } from '../testing/openBlocks.tsx'

const picture = { type: 'image', props: { src: { from: '/session/picture' }, width: 4, height: 2 } }

it('shows a picture that data name, and none where they name none or one that may not be shown', async () => {
  const page = await openBlocks([picture], { facts: { session: { authenticated: true, picture: '/a.svg' } } })
  expect(page.find('img').getAttribute('src')).toBe('/a.svg')
  for (const wrong of [undefined, '//evil.example/a.svg', 'data:image/svg+xml,x', 'http://evil.example/a']) {
    page.host.setFacts({ session: { authenticated: true, picture: wrong } })
    await page.show([picture])
    expect(page.element.querySelector('img')).toBeNull()
  }
  page.close()
})
