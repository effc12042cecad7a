import { expect, it } from 'vitest'
import { embeddedCopy } from '../../fixtures/databases/databases.ts'

it('go into the embedded database and come out of it as they are', async () => {
  const client = await embeddedCopy()
  const every = Buffer.from(Array.from({ length: 256 }, (_, at) => at))
  // A part of a larger piece of memory, as uploads are.
  for (const sent of [every, every.subarray(100, 103), new Uint8Array(every).subarray(7), Buffer.alloc(0)]) {
    const { rows } = await client.query<{ got: Buffer; size: number }>(
      'select $1::bytea as got, length($1::bytea) as size',
      [sent],
    )
    expect(rows[0]).toEqual({ got: Buffer.from(sent), size: sent.length })
  }
  await client.close()
})
