import { afterEach, expect, it } from 'vitest'
import { openDataBlock } from '../testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openDataBlock>>
afterEach(() => page.close())

const labels = [
  'Quick',
  'Mit allen Angaben',
  'Per E-Mail-Adresse',
  'Per Telefonnummer',
  'Krankenversicherungs'.repeat(3),
]

/** Tabs in the width that a dialog leaves on the narrowest phone. */
async function openNarrow(direction: 'ltr' | 'rtl') {
  const ids = labels.map((_, index) => `tab-${index}`)
  page = await openDataBlock(
    {
      type: 'tabs',
      props: { label: 'story.tabs', tabs: ids.map((id) => ({ id, label: `words.${id}` })) },
      slots: Object.fromEntries(ids.map((id) => [id, []])),
    },
    { words: Object.fromEntries(ids.map((id, index) => [`words.${id}`, labels[index] as string])) },
  )
  page.element.dir = direction
  page.element.style.inlineSize = '296px'
  // Any font that the machine may have, and wider ones.
  page.element.style.fontFamily = 'monospace'
  return [...page.element.querySelectorAll('[role=tab]')]
}

it.each(['ltr', 'rtl'] as const)(
  'every tab is seen and can be tapped on a narrow phone, %s',
  async (direction) => {
    const tabs = await openNarrow(direction)
    expect(tabs.map((tab) => tab.textContent)).toEqual(labels)
    const room = page.find('[role=tablist]').getBoundingClientRect()
    for (const tab of tabs) {
      const { left, right, top, bottom, height } = tab.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(room.left)
      expect(right).toBeLessThanOrEqual(room.right)
      expect(height).toBeGreaterThanOrEqual(44)
      expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(tab)
    }
  },
)
