import { expect, it, vi } from 'vitest'
import { openDataBlock } from '../../testing/openBlocks.tsx'

const bar = (value: unknown) => ({ type: 'progress', props: { label: 'a.wagering', value, of: 'a.left' } })
const told = (page: Awaited<ReturnType<typeof openDataBlock>>) => {
  const found = page.find('[role=progressbar]')
  return [found.getAttribute('aria-valuenow'), found.getAttribute('aria-valuetext')]
}

it('tells its number to eyes and screen readers, and fills from where the line of reading begins', async () => {
  const page = await openDataBlock(bar({ from: '/session/percent' }), {
    facts: { session: { authenticated: true, percent: 25 } },
  })
  await vi.waitFor(() => expect(told(page)).toEqual(['25', '25%']))
  const name = page.find('[role=progressbar]').getAttribute('aria-labelledby') ?? ''
  expect(document.getElementById(name)?.textContent).toBe('wagering')
  expect(page.find('small').textContent).toBe('left')
  const [track, fill] = [page.find('[role=progressbar]'), page.find('[role=progressbar] > *')]
  page.element.dir = 'rtl'
  const [whole, part] = [track.getBoundingClientRect(), fill.getBoundingClientRect()]
  expect(part.width / whole.width).toBeCloseTo(0.25, 1)
  expect(whole.right - part.right).toBeLessThan(2)
  page.close()
})

it('ends at the ends, and is not there where nothing is known', async () => {
  const page = await openDataBlock(bar(140))
  await vi.waitFor(() => expect(told(page)).toEqual(['100', '100%']))
  await page.show([bar(-3)])
  expect(told(page)).toEqual(['0', '0%'])
  await page.show([bar({ from: '/session/percent' })])
  expect(page.element.textContent).toBe('')
  page.close()
})
