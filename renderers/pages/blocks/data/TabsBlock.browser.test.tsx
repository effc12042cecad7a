import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openDataBlock } from '../../testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openDataBlock>>
afterEach(() => {
  page.close()
  document.documentElement.removeAttribute('dir')
})

const labels = [
  'Quick',
  'Mit allen Angaben',
  'Per E-Mail-Adresse',
  'Per Telefonnummer',
  'Krankenversicherungs'.repeat(3),
]

/** Tabs in the width that a dialog leaves on the narrowest phone. */
async function openNarrow(direction: 'ltr' | 'rtl') {
  document.documentElement.dir = direction
  const ids = labels.map((_, index) => `tab-${index}`)
  page = await openDataBlock(
    {
      type: 'tabs',
      props: { label: 'story.tabs', tabs: ids.map((id) => ({ id, label: `words.${id}` })) },
      slots: Object.fromEntries(ids.map((id) => [id, []])),
    },
    { words: Object.fromEntries(ids.map((id, index) => [`words.${id}`, labels[index] as string])) },
  )
  page.element.style.inlineSize = '296px'
  // Any font that the machine may have, and wider ones.
  page.element.style.fontFamily = 'monospace'
  await expect.poll(() => page.element.querySelector('[role=tab]')).not.toBeNull()
  return [...page.element.querySelectorAll('[role=tab]')]
}

it.each(['ltr', 'rtl'] as const)(
  'stand in one row on a narrow phone, which says where it goes on, %s',
  async (direction) => {
    const tabs = await openNarrow(direction)
    expect(tabs.map((tab) => tab.textContent)).toEqual(labels)
    const row = page.find('[role=tablist]')
    const ends = () => [row.hasAttribute('data-start'), row.hasAttribute('data-end')]
    await expect.poll(ends).toEqual([true, false])
    expect(new Set(tabs.slice(0, 4).map((tab) => tab.getBoundingClientRect().top)).size).toBe(1)

    const isInSight = (tab: Element | undefined) => {
      const { left, right, height } = (tab as Element).getBoundingClientRect()
      const room = row.getBoundingClientRect()
      return left >= room.left && right <= room.right && height >= 44
    }
    ;(tabs[0] as HTMLElement).focus()
    await userEvent.keyboard(direction === 'rtl' ? '{ArrowLeft}{ArrowLeft}' : '{ArrowRight}{ArrowRight}')
    expect(tabs[2]?.getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => isInSight(tabs[2])).toBe(true)
    await expect.poll(ends).toEqual([false, false])
    await userEvent.keyboard('{End}')
    await expect.poll(ends).toEqual([false, true])
    expect(tabs.at(-1)?.getAttribute('aria-selected')).toBe('true')
  },
)
