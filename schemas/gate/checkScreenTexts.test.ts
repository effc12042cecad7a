import { expect, it } from 'vitest'
import { betExportOperation, betExportTexts } from '../runtime/betExportTexts.ts'
import { exportOperation, exportTexts } from '../runtime/exportTexts.ts'
import { featureTexts } from '../runtime/featureTexts.ts'
import { screenTexts } from '../runtime/screenTexts.ts'
import { checkScreenTexts } from './checkScreenTexts.ts'
import type { SiteIndex } from './siteIndex.ts'

const site = (keys: readonly string[], blocks: readonly unknown[] = [], forms: readonly unknown[] = []) =>
  ({
    messages: new Map(keys.map((key) => [key, new Set(['en'])])),
    pages: new Map([['hall', { blocks }]]),
    popups: new Map(),
    forms: new Map(forms.map((form, at) => [String(at), form])),
  }) as unknown as SiteIndex

it('asks for every text that code shows by itself', () => {
  const all = [...screenTexts]
  expect(checkScreenTexts(site(all))).toEqual([])
  const [first = '', ...rest] = all
  const [problem] = checkScreenTexts(site(rest))
  expect(problem).toMatchObject({ code: 'missing_screen_text', message: expect.stringContaining(first) })
})

it('asks for the texts of a block drawn by hand where one stands', () => {
  const hall = [{ type: 'stack', slots: { blocks: [{ type: 'gamehall' }] } }]
  const [problem] = checkScreenTexts(site(screenTexts, hall))
  expect(problem?.message).toContain(featureTexts.gamehall[0])
  expect(checkScreenTexts(site([...screenTexts, ...featureTexts.gamehall], hall))).toEqual([])
})

it.each([
  [exportOperation, exportTexts],
  [betExportOperation, betExportTexts],
])('asks for the texts of a file where a form asks for it by %s', (operation, texts) => {
  const forms = [{ submit: { operation } }]
  const [problem] = checkScreenTexts(site(screenTexts, [], forms))
  expect(problem?.message).toContain(texts[0])
  expect(checkScreenTexts(site([...screenTexts, ...texts], [], forms))).toEqual([])
})
