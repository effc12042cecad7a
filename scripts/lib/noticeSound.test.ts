import { readFile, writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { noticeSound } from './noticeSound.ts'

/** After a change: UPDATE_GOLDEN=1 vitest run --project unit scripts/lib/noticeSound.test.ts */
const file = new URL('../../schemas/site/assets/notice.wav', import.meta.url)

it('makes the sound of notices that the starter site has', async () => {
  const sound = noticeSound()
  if (process.env.UPDATE_GOLDEN) await writeFile(file, sound)
  expect(sound.equals(await readFile(file))).toBe(true)
  expect(sound.length).toBeLessThan(20_000)
})

it('is loud enough to be heard, and never at its limit', () => {
  const sound = noticeSound()
  const samples = new Int16Array(sound.buffer.slice(sound.byteOffset + 44, sound.byteOffset + sound.length))
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  expect(peak).toBeGreaterThan(6_000)
  expect(peak).toBeLessThan(30_000)
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(10)
})
