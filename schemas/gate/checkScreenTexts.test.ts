import { expect, it } from 'vitest'
import { betExportOperation, betExportTexts } from '../runtime/betExportTexts.ts'
import { chatTexts } from '../runtime/chatTexts.ts'
import { exportOperation, exportTexts } from '../runtime/exportTexts.ts'
import { featureTexts } from '../runtime/featureTexts.ts'
import { loyaltyNoticeTexts } from '../runtime/loyaltyNoticeTexts.ts'
import { loyaltyTexts } from '../runtime/loyaltyTexts.ts'
import { screenTexts } from '../runtime/screenTexts.ts'
import { checkScreenTexts } from './checkScreenTexts.ts'
import type { SiteIndex } from './siteIndex.ts'

const site = (
  keys: readonly string[],
  blocks: readonly unknown[] = [],
  forms: readonly unknown[] = [],
  loyalty?: object,
  support?: object,
) =>
  ({
    definitions: [{ kind: 'site', loyalty, support }],
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

it('asks for what is told of points where a site has points or characters', () => {
  const isWhole = (loyalty: object, keys: readonly string[] = screenTexts) =>
    checkScreenTexts(site(keys, [], [], loyalty)).length === 0
  expect(isWhole({ isEnableLoyalty: false, isEnableCharacters: false })).toBe(true)
  for (const on of ['isEnableLoyalty', 'isEnableCharacters']) {
    expect(isWhole({ [on]: true })).toBe(false)
    expect(isWhole({ [on]: true }, [...screenTexts, ...loyaltyTexts, ...loyaltyNoticeTexts])).toBe(true)
  }
})

it('asks for those of a chat where a site has one', () => {
  const isWhole = (chat: string | null, keys: readonly string[] = screenTexts) =>
    checkScreenTexts(site(keys, [], [], undefined, { chat })).length === 0
  expect(isWhole(null)).toBe(true)
  expect(isWhole('crisp')).toBe(false)
  expect(isWhole('crisp', [...screenTexts, ...chatTexts])).toBe(true)
})
