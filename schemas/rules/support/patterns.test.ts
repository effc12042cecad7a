import { check } from 'recheck'
import { expect, test } from 'vitest'
import { impliedSchema } from '../impliedSchema.ts'
import { sampleUses } from '../testing/sampleUses.ts'
import { patterns } from './patterns.ts'

const implied = sampleUses.flatMap((use) => impliedSchema(use).pattern ?? [])
const all = [...new Set([...Object.values(patterns), ...implied])]

test.each(all)('%s takes linear time at most', async (pattern) => {
  const result = await check(pattern, 'u', { timeout: 10_000 })
  if (result.status !== 'safe') expect.fail(JSON.stringify(result))
  expect(['safe', 'linear']).toContain(result.complexity.type)
})
