import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { quota } from '../../../server/platform/verification/keepFile.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { sampleJpeg, samplePdf, samplePng } from '../../fixtures/players/sampleFiles.ts'
import { type PlatformServer, type Player, platformServer } from '../../fixtures/servers/platformServer.ts'

type Told = {
  status: number
  response: Record<string, unknown>
  error: { type: string; invalid_parameters?: Record<string, { code: string }[]> }
}
type Part = { name: string; fileName?: string; content: Buffer | string }

describeOnOneDatabase('files that players hand in', (fresh) => {
  let server: PlatformServer
  let url: string
  let player: Player
  beforeAll(async () => {
    server = await platformServer(fresh().database)
    url = await server.app.listen({ host: '127.0.0.1', port: 0 })
  })
  beforeEach(async () => {
    player = await server.register()
  })
  afterAll(() => server.close())

  async function send(body: BodyInit, { sid = player.sid, type = '' } = {}): Promise<Told> {
    const answer = await fetch(`${url}/api/verification/uploadFile?version=1&locale=en`, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(sid && { cookie: `sid=${sid}` }),
        ...(type && { 'content-type': type }),
      },
      body,
    })
    const { response, error } = (await answer.json()) as Omit<Told, 'status'>
    return { status: answer.status, response, error }
  }
  function form(file: Buffer, fileName = 'passport.png', purpose = 'identity'): FormData {
    const data = new FormData()
    data.set('purpose', purpose)
    data.set('file', new Blob([new Uint8Array(file)]), fileName)
    return data
  }
  /** A body as no browser would make it. */
  function multipart(parts: Part[]): { body: Uint8Array<ArrayBuffer>; type: string } {
    const lines = parts.flatMap(({ name, fileName, content }) => [
      Buffer.from(
        `--limit\r\ncontent-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
    const body = new Uint8Array(Buffer.concat([...lines, Buffer.from('--limit--\r\n')]))
    return { body, type: 'multipart/form-data; boundary=limit' }
  }
  const raw = (parts: Part[]) => {
    const { body, type } = multipart(parts)
    return send(body, { type })
  }
  const purpose: Part = { name: 'purpose', content: 'identity' }
  const list = async (sid = player.sid) =>
    (await server.call('verification.getStatus', {}, { sid })).response.files as Record<string, unknown>[]
  const codeOf = ({ error }: Told) => error.invalid_parameters?.file?.[0]?.code

  it('are kept whole, listed for their owner, and can be taken back by nobody else', async () => {
    const file = samplePng(3, 3, 200_000)
    const { status, response } = await send(form(file, '../my passport.png', 'address'))
    expect(status).toBe(200)
    expect(response).toEqual({
      id: expect.any(String),
      purpose: 'address',
      name: 'my passport.png',
      bytes: file.length,
      created_at: expect.any(String),
    })
    expect(await list()).toEqual([response])
    const { rows } = await fresh().database.query(
      'select content, media_type from platform.verification_files where id = $1',
      [response.id],
    )
    expect(Buffer.from(rows[0]?.content as Uint8Array).equals(file)).toBe(true)
    expect(rows[0]?.media_type).toBe('image/png')

    const other = await server.register()
    expect(await list(other.sid)).toEqual([])
    const fields = { id: String(response.id) }
    expect((await server.call('verification.removeFile', fields, { sid: other.sid })).status).toBe(400)
    expect(await list()).toHaveLength(1)
    expect((await server.call('verification.removeFile', fields, { sid: player.sid })).response).toEqual({
      value: 1,
    })
    expect(await list()).toEqual([])
    expect(
      (await server.call('verification.removeFile', { id: "x' or 1=1" }, { sid: player.sid })).status,
    ).toBe(400)
  })

  it('are what their bytes say, whatever they are called', async () => {
    expect((await send(form(sampleJpeg(), 'a.exe'))).status).toBe(200)
    expect((await send(form(samplePdf(), 'b.png'))).status).toBe(200)
    expect(codeOf(await send(form(Buffer.from('<svg onload=alert(1)>'), 'c.png')))).toBe('file_type')
    expect(codeOf(await send(form(Buffer.from('PK\u0003\u0004'), 'passport.jpg')))).toBe('file_type')
    expect(codeOf(await send(form(samplePng(20_000, 20_000), 'd.png')))).toBe('file_dimensions')
    expect(codeOf(await send(form(samplePng().subarray(0, 40), 'e.png')))).toBe('file_broken')
    expect(codeOf(await send(form(Buffer.alloc(0), 'f.png')))).toBe('file_empty')
  })

  it('lose what another kind of file would begin with', async () => {
    const { response } = await send(
      form(Buffer.concat([samplePng(), Buffer.from('<script>alert(1)</script>')])),
    )
    expect(response.bytes).toBe(samplePng().length)
  })

  it('have at most 10 MB', async () => {
    const frame = samplePng(2, 2, 1).length - 1
    expect((await send(form(samplePng(2, 2, 10_000_000 - frame)))).status).toBe(200)
    expect(codeOf(await send(form(samplePng(2, 2, 10_000_001 - frame))))).toBe('file_size')
    expect(codeOf(await send(form(Buffer.alloc(11_000_000, 0x89))))).toBe('file_size')
    expect(await list()).toHaveLength(1)
  })

  it('are not even read from somebody who is not signed in', async () => {
    expect((await send(form(samplePng()), { sid: '' })).status).toBe(401)
    expect((await send(form(samplePng()), { sid: randomBytes(32).toString('base64url') })).status).toBe(401)
  })

  it('are not taken from another site', async () => {
    const answer = await fetch(`${url}/api/verification/uploadFile?version=1&locale=en`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', cookie: `sid=${player.sid}` },
      body: form(samplePng()),
    })
    expect(answer.status).toBe(403)
    expect(await list()).toEqual([])
  })

  it('come one at a time, with their purpose and nothing else', async () => {
    const file: Part = { name: 'file', fileName: 'a.png', content: samplePng() }
    expect((await raw([purpose, file])).status).toBe(200)
    for (const parts of [
      [purpose, file, { ...file, fileName: 'b.png' }],
      [purpose, { ...file, name: 'other' }],
      [purpose, { name: 'file', content: 'text and no file' }],
      [purpose],
      [file],
      [{ ...purpose, content: 'everything' }, file],
      [{ ...purpose, content: 'identity\0' }, file],
      [{ ...purpose, content: 'x'.repeat(2000) }, file],
      [purpose, file, { name: 'uid', content: '1' }],
      [...Array.from({ length: 12 }, (_, at) => ({ name: `f${at}`, content: '' })), purpose, file],
    ]) {
      const { status, error } = await raw(parts)
      expect(status, JSON.stringify(parts.map(({ name }) => name))).toBe(400)
      expect(error.type).toMatch(/^Invalid(Parameter|Request)Exception$/)
    }
    expect(await list()).toHaveLength(1)
  })

  it('under any name stay files in a list', async () => {
    for (const fileName of ['../../../etc/passwd', 'C:\\\\boot.ini', `${'a'.repeat(5000)}.png`, '']) {
      const { status } = await raw([
        purpose,
        { name: 'file', fileName, content: samplePng(2, 2, fileName.length + 1) },
      ])
      expect([200, 400]).toContain(status)
    }
    for (const { name } of await list()) expect(name).toMatch(/^[^/\\]{1,100}$/)
  })

  it('whose body is broken are refused, and the next one is taken', async () => {
    const { body, type } = multipart([purpose, { name: 'file', fileName: 'a.png', content: samplePng() }])
    expect((await send(body.slice(0, -20), { type })).status).toBe(400)
    expect((await send(body, { type: 'multipart/form-data' })).status).toBe(400)
    expect((await send(body, { type: 'multipart/form-data; boundary=other' })).status).toBe(400)
    expect((await send(body, { type: 'application/json' })).status).toBe(415)
    expect(
      (await send('purpose=identity&file=x', { type: 'application/x-www-form-urlencoded' })).status,
    ).toBe(415)
    expect((await send(body, { type })).status).toBe(200)
  })

  it('that break off leave no place taken', async () => {
    const { hostname, port } = new URL(url)
    for (let times = 0; times < 4; times += 1) {
      await new Promise<void>((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(
            `POST /api/verification/uploadFile?version=1&locale=en HTTP/1.1\r\nhost: ${hostname}:${port}\r\nsec-fetch-site: same-origin\r\ncookie: sid=${player.sid}\r\ncontent-type: multipart/form-data; boundary=limit\r\ncontent-length: 5000000\r\n\r\n--limit\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf`,
            () => setTimeout(() => socket.destroy(), 30),
          )
        })
        socket.on('close', () => resolve())
        socket.on('error', reject)
      })
    }
    await expect.poll(async () => (await send(form(samplePng()))).status).toBe(200)
  })

  it('are the same file however often it is sent', async () => {
    const ids = [(await send(form(samplePng()))).response.id, (await send(form(samplePng()))).response.id]
    expect(ids[0]).toBe(ids[1])
    expect(await list()).toHaveLength(1)
  })

  it('sent many at once never pass the quota, and are told to wait', async () => {
    const told = await Promise.all(
      Array.from({ length: 40 }, (_, at) => send(form(samplePng(2, 2, at + 1), `${at}.png`))),
    )
    for (const { status } of told) expect([200, 409, 429]).toContain(status)
    expect(told.some(({ status }) => status === 200)).toBe(true)
    await fresh().database.query(
      `insert into platform.verification_files (uid, purpose, name, media_type, size, digest, content)
       select ${player.uid}, 'payment', 'x', 'image/png', 1, 'd' || n, '' from generate_series(1, ${quota.files}) n`,
    )
    const full = await send(form(samplePng(2, 2, 999)))
    expect(full.status).toBe(409)
    expect(full.error.type).toBe('StorageQuotaExceededException')
  })

  it('are served to nobody', async () => {
    const { response } = await send(form(samplePng()))
    for (const path of [
      `/api/verification/uploadFile/${response.id}`,
      `/uploads/${response.id}`,
      `/api/verification/getFile?version=1&locale=en&id=${response.id}`,
    ]) {
      const answer = await fetch(url + path, { headers: { cookie: `sid=${player.sid}` } })
      expect(answer.status).toBe(404)
    }
  })
})
