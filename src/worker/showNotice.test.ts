import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followNotice, showNotice } from './showNotice.ts'

beforeEach(() => vi.stubGlobal('location', new URL('https://casino.example/sw.js')))
afterEach(() => vi.unstubAllGlobals())

const pushed = (data: unknown) => ({ json: () => data })
async function shown(data: { json(): unknown } | null) {
  const showNotification = vi.fn(async () => undefined)
  await showNotice({ registration: { showNotification } }, data)
  return showNotification.mock.calls[0] as unknown as [string, NotificationOptions]
}

it('shows a notice in the words, the language and the direction that were sent', async () => {
  const notice = {
    ...{ title: 'Title', body: 'Text', address: '/ar/profile/bonuses', tag: 'bonus', lang: 'ar', dir: 'rtl' },
    icon: '/assets/site/icons/icon-192.png',
  }
  expect(await shown(pushed(notice))).toEqual([
    'Title',
    {
      ...{ body: 'Text', tag: 'bonus', lang: 'ar', dir: 'rtl' },
      icon: 'https://casino.example/assets/site/icons/icon-192.png',
      data: { address: '/ar/profile/bonuses' },
    },
  ])
})

it('shows what cannot be read by the name of the site, for something must be shown', async () => {
  const broken = {
    json: () => {
      throw new SyntaxError('not JSON')
    },
  }
  for (const data of [null, broken]) expect((await shown(data))[0]).toBe('casino.example')
})

async function followed(address: unknown, tabs: string[] = []) {
  const focused: string[] = []
  const openWindow = vi.fn(async () => undefined)
  const open = tabs.map((url) => ({ url, focus: async () => void focused.push(url) }))
  await followNotice({ clients: { matchAll: async () => open, openWindow } }, { address })
  return { opened: openWindow.mock.calls.flat(), focused }
}

it.each([
  ['/profile/bonuses', 'https://casino.example/profile/bonuses'],
  ['https://casino.example/faq', 'https://casino.example/faq'],
  ['https://evil.example/faq', 'https://casino.example/'],
  ['//evil.example/faq', 'https://casino.example/'],
  ['javascript:alert(1)', 'https://casino.example/'],
  ['https://', 'https://casino.example/'],
  [7, 'https://casino.example/'],
  [undefined, 'https://casino.example/'],
])('of the address %s opens %s', async (address, expected) => {
  expect(await followed(address)).toEqual({ opened: [expected], focused: [] })
})

it('brings the tab to the front that shows the page, and leaves the others as they are', async () => {
  const tabs = ['https://casino.example/faq', 'https://casino.example/profile/bonuses?x=1']
  expect(await followed('/profile/bonuses', tabs)).toEqual({ opened: [], focused: [tabs[1]] })
})
