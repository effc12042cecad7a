import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Block } from '#generated/grammar/types.ts'
import { openDataBlock } from '../../testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openDataBlock>>
afterEach(() => page.close())

const actions = [{ do: 'set_locale' as const, locale: { from: '/item/code' } }]
const picker = (from: string): Block => ({
  type: 'picker',
  props: {
    label: 'story.tabs',
    from,
    value: '/item/code',
    text: '/item/name',
    current: '/site/locale',
    actions,
  },
})

it('shows what holds now, and does its actions with the item that is chosen', async () => {
  page = await openDataBlock(picker('/site/locales'))
  const select = page.find<HTMLSelectElement>('select')
  expect([...select.options].map(({ text }) => text)).toEqual(['English', 'Deutsch', 'العربية'])
  expect(select.value).toBe('en')
  expect(select.labels?.[0]?.textContent).toContain('History')
  await userEvent.selectOptions(select, 'de')
  expect(page.host.runs).toEqual([{ actions, scope: { item: { code: 'de', name: 'Deutsch', dir: 'ltr' } } }])
})

it('has nothing to choose where the list is not there', async () => {
  page = await openDataBlock(picker('/site/nothing'))
  expect(page.find<HTMLSelectElement>('select').options).toHaveLength(0)
})
