import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

/** `refused`: with what status, once it was read. */
type Large = { url: string; type: string; atOnce: number; refused: number }

/** What takes bodies so large that each is held whole; none of them may be sent without a bound. */
const large: Large[] = [
  { url: '/content/media/files', type: 'application/octet-stream', atOnce: 4, refused: 415 },
  { url: '/content/import', type: 'application/json', atOnce: 2, refused: 400 },
]

describeOnEachDatabase('large bodies', (fresh) => {
  let server: ContentServer
  let one: string
  let other: string
  let port: number
  let open: Socket[] = []

  beforeAll(async () => {
    server = await contentServer(fresh().database)
    one = await server.signIn()
    const [email, password] = ['editor@example.com', 'a long enough password']
    const payload = { email, name: 'Editor', role: 'editor', password }
    const made = await server.call({ method: 'POST', url: '/content/staff', payload, token: one })
    expect(made.statusCode).toBe(201)
    other = await server.signIn(email, password)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const address = server.app.server.address()
    port = typeof address === 'object' && address !== null ? address.port : 0
  })
  afterEach(end)
  afterAll(() => server.close())

  /** Announces a body and sends none of it, for as long as the connection stays; again where there was no place. */
  function begin(to: Large, token: string): void {
    const { url, type } = to
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {}).once('data', () => begin(to, token))
    const head = [
      `POST ${url} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${token}`,
      `Content-Type: ${type}`,
      'Content-Length: 1000',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    open.push(socket)
  }
  function end(): void {
    for (const socket of open) socket.destroy()
    open = []
  }
  /** What would be refused if it were taken. */
  async function send({ url, type }: Large, token: string) {
    const headers = { 'content-type': type }
    const payload = Buffer.from('{}')
    const answer = await server.call({ method: 'POST', url, payload, headers, token })
    return { status: answer.statusCode, after: answer.headers['retry-after'] }
  }

  it.each(large)('to $url are taken $atOnce at a time of a member, who keeps nobody else out', async (to) => {
    for (let at = 1; at < to.atOnce; at += 1) begin(to, one)
    await expect.poll(() => send(to, one)).toMatchObject({ status: to.refused })
    begin(to, one)
    await expect.poll(() => send(to, one)).toEqual({ status: 429, after: '1' })
    expect(await send(to, other)).toMatchObject({ status: to.refused })
    end()
    await expect.poll(() => send(to, one)).toMatchObject({ status: to.refused })
  })
})
