import { expect, it } from 'vitest'
import { createPool } from './createPool.ts'
import { watchReach } from './watchReach.ts'

const reach = watchReach(
  async () => undefined,
  () => undefined,
)
const waits = (query: string) =>
  createPool(`postgres://nobody@127.0.0.1:1/none${query}`, reach).options.connectionTimeoutMillis

it('lets nobody wait longer for a connection than the address says, in seconds', () => {
  expect(waits('')).toBe(5_000)
  expect(waits('?connect_timeout=60')).toBe(60_000)
  for (const wrong of ['', '0', '-1', 'soon', '1.5'])
    expect(() => waits(`?connect_timeout=${wrong}`)).toThrow(/connect_timeout .* seconds/)
})
