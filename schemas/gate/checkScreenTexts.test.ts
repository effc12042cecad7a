import { expect, it } from 'vitest'
import { featureTexts } from '../runtime/featureTexts.ts'
import { screenTexts } from '../runtime/screenTexts.ts'
import { checkScreenTexts } from './checkScreenTexts.ts'
import type { SiteIndex } from './siteIndex.ts'

const site = (keys: readonly string[]) => ({ messages: new Map(keys.map((key) => [key, new Set(['en'])])) })

it('asks for every text that code shows by itself', () => {
  const all = [...new Set([...screenTexts, ...Object.values(featureTexts).flat()])]
  expect(checkScreenTexts(site(all) as unknown as SiteIndex)).toEqual([])
  const [first = '', ...rest] = all
  const [problem] = checkScreenTexts(site(rest) as unknown as SiteIndex)
  expect(problem).toMatchObject({ code: 'missing_screen_text', message: expect.stringContaining(first) })
})
