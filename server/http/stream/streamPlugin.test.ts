import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import type { Outbox } from './Outbox.ts'
import type { StreamSource } from './StreamSource.ts'
import { type StreamOptions, streamAddress, streamPlugin } from './streamPlugin.ts'

let app: FastifyInstance | undefined
const readers: Outbox[] = []
const source: StreamSource = {
  open(_request, { have }, outbox) {
    if (have !== 'new') outbox.put('event: release\ndata: new\n\n')
    readers.push(outbox)
    return () => void readers.splice(readers.indexOf(outbox), 1)
  },
}

async function serve(options: Partial<StreamOptions> = {}): Promise<string> {
  app = Fastify()
  streamPlugin(app, { sources: { releases: source }, ...options })
  return `${await app.listen({ host: '127.0.0.1', port: 0 })}${streamAddress}`
}

async function readUntil(answer: Response, enough: (text: string) => boolean): Promise<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (reader && !enough(text)) {
    const { done, value } = await reader.read()
    if (done) break
    text += value
  }
  await reader?.cancel()
  return text
}

afterEach(() => app?.close())

it('tells what was missed, then that nothing is, and that it is still there', async () => {
  const url = await serve({ beatMs: 20 })
  const answer = await fetch(`${url}?have=old`)
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  expect(answer.headers.get('x-accel-buffering')).toBe('no')
  const text = await readUntil(answer, (all) => all.includes('event: beat'))
  expect(text).toMatch(/event: release[\s\S]*event: hello\ndata: {"sources":\["releases"\],"beat":20}/)
  await expect.poll(() => readers.length).toBe(0)
})

it('takes what is said twice as not said', async () => {
  const url = await serve()
  const text = await readUntil(await fetch(`${url}?have=new&have=new`), (all) => all.includes('hello'))
  expect(text).toContain('event: release')
})

it('opens no more than there is room for, and none to pages of other sites', async () => {
  const url = await serve({ perAddress: 2 })
  const [one] = await Promise.all([fetch(url), fetch(url)])
  expect((await fetch(url)).status).toBe(503)
  await one?.body?.cancel()
  await expect.poll(async () => (await fetch(url)).status).toBe(200)
  const foreign = await fetch(url, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(foreign.status).toBe(403)
})

it('ends with the server, and after a while by itself', async () => {
  const url = await serve()
  const answer = await fetch(url)
  const read = readUntil(answer, () => false)
  await app?.close()
  expect(await read).toContain('hello')
  const short = await serve({ longestMs: 20 })
  expect(await readUntil(await fetch(short), () => false)).toContain('hello')
})

it('lets a slow reader hurt nobody, and lets go of one that reads nothing', async () => {
  const url = new URL(await serve({ beatMs: 20, stuckMs: 200 }))
  const stuck: Socket = connect(Number(url.port), url.hostname)
  stuck.write(`GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`)
  stuck.pause()
  await expect.poll(() => readers.length).toBe(1)
  const reading = fetch(url).then((answer) => readUntil(answer, (all) => all.includes('data: 99\n')))
  await expect.poll(() => readers.length).toBe(2)
  // More than the two ends of a connection keep for who does not read.
  readers[0]?.put(`:${'x'.repeat(16 * 1024 * 1024)}\n\n`)
  for (let price = 0; price < 100; price += 1)
    for (const outbox of readers) outbox.put(`event: price\ndata: ${price}\n\n`, 'price')
  expect(await reading).toContain('data: 99\n')
  await expect.poll(() => readers.length).toBe(0)
  stuck.destroy()
})
