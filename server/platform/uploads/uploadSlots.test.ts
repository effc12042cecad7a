import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readUpload } from './readUpload.ts'
import { createUploadSlots } from './uploadSlots.ts'

describe('places for uploads', () => {
  it('are not all held from one address, with however many accounts, nor by one player', () => {
    const { take } = createUploadSlots()
    take(1, '192.0.2.1')
    take(1, '192.0.2.1')
    expect(() => take(1, '192.0.2.9')).toThrow('at once')
    take(2, '192.0.2.1')
    take(3, '192.0.2.1')
    expect(() => take(4, '192.0.2.1')).toThrow('at once')
    expect(() => take(5, '192.0.2.2')).not.toThrow()
  })

  it('come back once each', () => {
    const { take } = createUploadSlots()
    const back = take(1, '192.0.2.1')
    take(1, '192.0.2.1')
    back()
    back()
    take(1, '192.0.2.1')
    expect(() => take(1, '192.0.2.1')).toThrow('at once')
  })

  it('are counted when they are taken, whether an upload ends or is broken off', () => {
    let time = 0
    const { take } = createUploadSlots(() => time)
    for (let at = 0; at < 30; at += 1) take(1, '192.0.2.1')()
    expect(() => take(1, '192.0.2.1')).toThrow('in a minute')
    expect(() => take(2, '192.0.2.1')()).not.toThrow()
    time = 61_000
    expect(() => take(1, '192.0.2.1')()).not.toThrow()
  })
})

describe('an upload', () => {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
  const least = { bytes: 100, milliseconds: 20 }
  const read = (body: PassThrough) => readUpload(body, 'multipart/form-data; boundary=x', ['file'], least)

  it('that comes drop by drop is let go, and it is said why', async () => {
    const body = new PassThrough()
    const reading = read(body)
    body.write(head)
    const drops = setInterval(() => body.write('.'), 5)
    await expect(reading).rejects.toMatchObject({ status: 408, message: 'The file comes too slowly' })
    clearInterval(drops)
    body.end()
  })

  it('that has come whole is not watched any more', async () => {
    const body = new PassThrough()
    const reading = read(body)
    body.end(`${head}abc\r\n--x--\r\n`)
    expect((await reading).files.get('file')?.bytes.toString()).toBe('abc')
    await new Promise((resolve) => setTimeout(resolve, 60))
  })
})
