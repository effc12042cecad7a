import { run } from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDataBlock } from '#renderers/pages/testing/openBlocks.tsx'
import { settle } from '#renderers/testing/settle.ts'
import { loadFeature } from '../../loadFeature.ts'
import type { Standing } from './Standing.ts'
import { fakeStanding } from './testing/fakeStanding.ts'
import { factsOf, loyaltyWords, mapBlock, progressBlock } from './testing/mapStory.tsx'

let opened: Awaited<ReturnType<typeof openDataBlock>> | undefined
beforeEach(async () => void (await loadFeature('loyalty')))
afterEach(() => {
  opened?.close()
  opened = undefined
  document.documentElement.removeAttribute('dir')
})

async function open(standing: Standing | undefined, block = mapBlock) {
  opened = await openDataBlock(block, {
    feature: loadFeature,
    words: loyaltyWords.en,
    facts: factsOf(standing),
  })
  const { element, find, host } = opened
  await vi.waitFor(() => expect(element.querySelector('[aria-busy]')).toBeNull())
  const places = () => [...element.querySelectorAll<HTMLButtonElement>('ol button')]
  return {
    element,
    find,
    places,
    shown: () => find('h2').textContent,
    told: () => find('h2 + p').textContent,
    place: (name: string) => places().find((one) => one.textContent?.startsWith(name)),
    tell: async (next: Standing) => {
      host.setFacts(factsOf(next))
      await settle()
    },
    press: async (key: string) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      await settle()
    },
  }
}

const half = fakeStanding({ at: 2, levelPoints: 3999 })

describe('the map of a programme', () => {
  it('tells how far the next level is, in words and as a bar whose value is the same words', async () => {
    const { find, element, shown, told } = await open(half)
    expect(element.textContent).toContain('Your level: Fjord')
    const bar = find('[role=progressbar]')
    expect(bar.getAttribute('aria-valuenow')).toBe('49')
    expect(bar.getAttribute('aria-valuetext')).toBe('2,001 level points to Plateau')
    expect(document.getElementById(bar.getAttribute('aria-labelledby') ?? '')?.textContent).toContain('Fjord')
    expect(shown()).toBe('Plateau')
    expect(told()).toBe('2,001 level points to Plateau')
    expect(element.textContent).toContain('Faster withdrawals')
  })

  it('marks what was, what is and what comes, and shows the level that one chooses', async () => {
    const { place, places, shown, told, element } = await open(half)
    expect(places().map((one) => one.dataset.state)).toEqual([
      ...['reached', 'reached', 'current', 'ahead', 'ahead', 'ahead'],
    ])
    expect(places().map((one) => one.getAttribute('aria-current'))).toEqual([
      ...[null, null, 'step', null, null, null],
    ])
    place('Coast')?.click()
    await settle()
    expect(shown()).toBe('Coast')
    expect(told()).toBe('Reached')
    expect(place('Coast')?.getAttribute('aria-pressed')).toBe('true')
    place('Summit')?.click()
    await settle()
    expect(told()).toBe('56,001 level points to Summit')
    expect(element.querySelectorAll('[aria-pressed=true]')).toHaveLength(1)
  })

  it('is walked by arrow keys, as one reads, and by the buttons of the level', async () => {
    const { place, press, shown, find } = await open(half)
    place('Fjord')?.focus()
    await press('ArrowRight')
    expect(document.activeElement?.textContent).toContain('Plateau')
    await press('ArrowDown')
    await press('ArrowLeft')
    expect(shown()).toBe('Coast')
    await press('End')
    expect(shown()).toBe('Summit')
    await press('ArrowUp')
    expect(shown()).toBe('Summit')
    await press('Home')
    expect(shown()).toBe('Harbour')
    document.documentElement.dir = 'rtl'
    await press('ArrowLeft')
    expect(shown()).toBe('Coast')
    find('[aria-label="Next level"]').click()
    await settle()
    expect(shown()).toBe('Fjord')
    for (const name of ['Coast', 'Harbour', 'Harbour']) {
      find('[aria-label="Previous level"]').click()
      await settle()
      expect(shown()).toBe(name)
    }
  })

  it('tells strangers what levels take and give, and nothing of anybody', async () => {
    const { element, shown, told, place } = await open(fakeStanding())
    expect(element.querySelector('[role=progressbar]')).toBeNull()
    expect(element.querySelector('[aria-current]')).toBeNull()
    expect(shown()).toBe('Harbour')
    expect(told()).toBe('Everyone starts here')
    place('Coast')?.click()
    await settle()
    expect(told()).toBe('From 500 level points')
  })

  it('says what is sure and what is at risk, and at the top that it is the top', async () => {
    const { element, tell, find } = await open({ ...half, keep_until: '2027-01-31' })
    expect(element.textContent).toContain('Guaranteed until 31.01.2027')
    await tell({ ...half, will_fall: { name: 'Coast', at: '2027-01-31' } })
    expect(element.textContent).toMatch(
      /After 31.01.2027 your level drops to Coast if you have fewer than 1,600 level points/,
    )
    expect(element.textContent).not.toContain('Guaranteed')
    await tell(fakeStanding({ at: 5, levelPoints: 90_000 }))
    expect(find('[role=progressbar]').getAttribute('aria-valuetext')).toBe(
      'You have reached the highest level',
    )
    expect(find('[role=progressbar]').getAttribute('aria-valuenow')).toBe('100')
  })

  it('travels on as the player comes farther, and moves nothing but transforms and opacity', async () => {
    const { element, tell } = await open(fakeStanding({ at: 2, levelPoints: 2000 }))
    await tell(half)
    const properties = element
      .getAnimations({ subtree: true })
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))
    expect(new Set(properties).has('transform')).toBe(true)
    expect(properties.filter((name) => name !== 'transform' && name !== 'opacity')).toEqual([])
  })

  it('stands mirrored where one reads from right to left', async () => {
    const { place, element } = await open(half)
    const middle = (box = new DOMRect()) => box.x + box.width / 2
    const before = middle(place('Harbour')?.getBoundingClientRect())
    const [left, right] = [element.getBoundingClientRect().left, element.getBoundingClientRect().right]
    document.documentElement.dir = 'rtl'
    await settle()
    expect(middle(place('Harbour')?.getBoundingClientRect())).toBeCloseTo(right - (before - left), 0)
  })

  it.each([
    { at: { wide: [0, 0], narrow: [0, 0] } },
    { at: { wide: [100, 100], narrow: [100, 100] } },
    {},
  ] as const)(
    'has all of each level on it on a narrow screen, wherever its programme puts it: %o',
    async (more) => {
      const levels = half.levels.map((level) => ({ ...level, ...more }))
      const { element, places, find } = await open({ ...half, levels })
      element.style.inlineSize = '328px'
      const map = find('ol').getBoundingClientRect()
      expect(map.width).toBeLessThan(330)
      for (const place of places()) {
        const { left, right, top, bottom } = place.getBoundingClientRect()
        expect(left).toBeGreaterThanOrEqual(map.left)
        expect(right).toBeLessThanOrEqual(map.right)
        expect(top).toBeGreaterThanOrEqual(map.top)
        expect(bottom).toBeLessThanOrEqual(map.bottom + 1)
      }
    },
  )

  it('is told without the map too, to players', async () => {
    const { element, find } = await open(half, progressBlock)
    expect(find('[role=progressbar]').getAttribute('aria-valuenow')).toBe('49')
    expect(element.querySelector('ol')).toBeNull()
    opened?.close()
    const { element: other } = await open(fakeStanding(), progressBlock)
    expect(other.textContent).toBe('')
  })

  it('is nothing without levels', async () => {
    const { element } = await open(undefined)
    expect(element.textContent).toBe('')
  })

  it('has no fault that axe knows', async () => {
    const { element } = await open(half)
    const { violations } = await run(element, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
})
