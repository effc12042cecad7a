import { expect, it } from 'vitest'
import { exportTexts } from '../runtime/exportTexts.ts'
import { featureTexts } from '../runtime/featureTexts.ts'
import { screenTexts } from '../runtime/screenTexts.ts'
import { checkScreenTexts } from './checkScreenTexts.ts'
import type { SiteIndex } from './siteIndex.ts'

const site = (keys: readonly string[], blocks: readonly unknown[] = []) =>
  ({
    messages: new Map(keys.map((key) => [key, new Set(['en'])])),
    pages: new Map([['hall', { blocks }]]),
    popups: new Map(),
  }) as unknown as SiteIndex

const always = [...screenTexts, ...exportTexts]

it('asks for every text that code shows by itself', () => {
  const all = [...always]
  expect(checkScreenTexts(site(all))).toEqual([])
  const [first = '', ...rest] = all
  const [problem] = checkScreenTexts(site(rest))
  expect(problem).toMatchObject({ code: 'missing_screen_text', message: expect.stringContaining(first) })
})

it('asks for the texts of a block drawn by hand where one stands', () => {
  const hall = [{ type: 'stack', slots: { blocks: [{ type: 'gamehall' }] } }]
  const [problem] = checkScreenTexts(site(always, hall))
  expect(problem?.message).toContain(featureTexts.gamehall[0])
  expect(checkScreenTexts(site([...always, ...featureTexts.gamehall], hall))).toEqual([])
})
