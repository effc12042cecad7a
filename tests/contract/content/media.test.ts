import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaLimits } from '#schemas/runtime/mediaLimits.ts'
import { mediaVariant } from '#schemas/runtime/mediaPicture.ts'
import { noticeSound } from '../../../scripts/lib/noticeSound.ts'
import { ensureAdmin, firstAdminEmail } from '../../../server/content/staff/ensureAdmin.ts'
import { databasesOfRun } from '../../fixtures/databases/databases.ts'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

const password = 'a long enough password'
const plain = (colour: string, width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: colour } })

describe.each(databasesOfRun)('the library of pictures (%s)', (kind) => {
  let site: StartedSite
  let admin: string
  let editor: string
  beforeAll(async () => {
    site = await startedSite({ MEDIA_QUOTA: '1' }, kind)
    await ensureAdmin(site.database, { studioPassword: password, production: false })
    admin = await signIn(firstAdminEmail)
    const payload = { email: 'editor@example.com', name: 'Editor', role: 'editor', password }
    expect((await call({ method: 'POST', url: '/content/staff', payload })).statusCode).toBe(201)
    editor = await signIn('editor@example.com')
  })
  afterAll(() => site?.drop())

  async function signIn(email: string): Promise<string> {
    const payload = { email, password }
    const answer = await site.app.inject({ method: 'POST', url: '/content/session', payload })
    return answer.cookies[0]?.value ?? ''
  }
  type Request = {
    method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
    url: string
    payload?: object
    headers?: object
  }
  const call = ({ headers, ...request }: Request, token = admin) =>
    site.app.inject({ ...request, headers: { ...headers, authorization: `Bearer ${token}` } })
  const upload = (payload: Buffer | string, token = editor) =>
    call(
      {
        method: 'POST',
        url: '/content/media/files',
        payload: Buffer.from(payload),
        headers: { 'content-type': 'application/octet-stream' },
      },
      token,
    )
  const uploaded = async (payload: Buffer) => {
    const { hash: file, type, width, height } = (await upload(payload)).json()
    return { file, type, width, height }
  }
  const keyed = (definition: { kind: string; id: string }) =>
    `/content/drafts/${definition.kind}/${encodeURIComponent(definition.id)}`
  async function save(definition: { kind: string; id: string } & Record<string, unknown>) {
    const { etag } = (await call({ url: keyed(definition) })).headers
    const headers = etag === undefined ? { 'if-none-match': '*' } : { 'if-match': String(etag) }
    return call({ method: 'PUT', url: keyed(definition), payload: definition, headers }, editor)
  }
  async function remove(definition: { kind: string; id: string }, token = admin) {
    const { etag } = (await call({ url: keyed(definition) })).headers
    return call({ method: 'DELETE', url: keyed(definition), headers: { 'if-match': String(etag) } }, token)
  }
  async function publish(): Promise<number> {
    const url = '/content/releases'
    const check = (await call({ method: 'POST', url, payload: { message: 'x', dry_run: true } })).json()
    const expected = Object.fromEntries(
      check.changes.map(({ key, etag }: { key: string; etag: string }) => [key, etag]),
    )
    const made = await call({ method: 'POST', url, payload: { message: 'x', expected } })
    expect(made.statusCode, made.body).toBe(201)
    return made.json().id
  }
  async function problems(): Promise<Record<string, unknown>[]> {
    return (await call({ url: '/content/drafts' })).json().problems
  }
  /** What the page shows that the tests publish. */
  const shown = () =>
    site.live.artefact<{ blocks: { props: { src: string; alt?: string } }[] }>('page/gallery')?.blocks[0]
      ?.props
  const get = (url: string, headers = {}) => site.app.inject({ url, headers })
  const media = (more: object) => ({ kind: 'media', id: 'summer', name: 'Summer', ...more })
  const gallery = {
    ...{ kind: 'page', id: 'gallery', title: 'pages.faq.title' },
    blocks: [{ type: 'image', src: '/media/summer', width: 400, height: 300 }],
  }

  it('takes in pictures by what they hold, each once', async () => {
    const made = {
      'image/png': await plain('red').png().toBuffer(),
      'image/jpeg': await plain('red').jpeg().toBuffer(),
      'image/webp': await plain('red').webp().toBuffer(),
      'image/gif': await plain('red').gif().toBuffer(),
      'image/avif': await plain('red').avif({ effort: 0 }).toBuffer(),
      'image/svg+xml': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>'),
    }
    for (const [type, bytes] of Object.entries(made)) {
      const answer = await upload(bytes)
      expect(answer.json(), type).toMatchObject({ type, width: 800, height: 600 })
    }
    await upload(made['image/png'])
    const { items } = (await call({ url: '/content/media/files' }, editor)).json()
    expect(items).toHaveLength(6)
    const audit = (await call({ url: '/content/audit?action=upload' })).json()
    expect(audit.total).toBe(6)

    const turned = await plain('red').jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect((await upload(turned)).json()).toMatchObject({ width: 600, height: 800 })
  })

  it('keeps nothing of who made a picture, and where', async () => {
    const told = await plain('blue')
      .withExif({ IFD0: { Artist: 'Ada', Make: 'Camera 1' } })
      .jpeg()
      .toBuffer()
    expect(told.includes('Camera 1')).toBe(true)
    const { file } = await uploaded(told)
    const kept = await call({ url: `/content/media/files/${file}` }, editor)
    expect(kept.rawPayload.includes('Camera 1')).toBe(false)
    expect(await sharp(kept.rawPayload).metadata()).toMatchObject({ width: 800, height: 600, format: 'jpeg' })
    // The same once more is the same file.
    expect((await uploaded(kept.rawPayload)).file).toBe(file)
  })

  it('takes in sounds, keeps nothing of who made them, and plays them part by part', async () => {
    const told = Buffer.from('LIST\x10\0\0\0INFOIART\x04\0\0\0Ada ', 'latin1')
    const sound = noticeSound()
    const tagged = Buffer.concat([sound, told])
    const made = await uploaded(tagged)
    expect(made).toMatchObject({ type: 'audio/wav', width: 0, height: 0 })
    const kept = await call({ url: `/content/media/files/${made.file}` }, editor)
    expect([kept.headers['content-type'], kept.rawPayload.equals(sound)]).toEqual(['audio/wav', true])
    expect((await uploaded(sound)).file).toBe(made.file)

    await save(media({ id: 'ping', ...made }))
    const address = `/_ipx/_/media/ping/${made.file}`
    const whole = await get(address)
    expect(whole.rawPayload.equals(sound)).toBe(true)
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/wav',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    const part = async (range: string) => {
      const { statusCode, headers, rawPayload } = await get(address, { range })
      return [statusCode, headers['content-range'], rawPayload.toString('latin1', 0, 4)]
    }
    const last = sound.length - 1
    expect(await part('bytes=0-3')).toEqual([206, `bytes 0-3/${sound.length}`, 'RIFF'])
    expect(await part('bytes=8-')).toEqual([206, `bytes 8-${last}/${sound.length}`, 'WAVE'])
    expect(await part('bytes=-2')).toEqual([
      206,
      `bytes ${last - 1}-${last}/${sound.length}`,
      expect.any(String),
    ])
    expect(await part(`bytes=${sound.length}-`)).toEqual([416, `bytes */${sound.length}`, ''])
    expect((await part('lines=1-2'))[0]).toBe(200)
    // A sound has no picture.
    expect((await get(`/_ipx/${mediaVariant(320)}/media/ping/${made.file}`)).statusCode).toBe(404)
    await save({ ...gallery, id: 'heard', blocks: [{ ...gallery.blocks[0], src: '/media/ping' }] })
    expect(await problems()).toContainEqual(
      expect.objectContaining({ definition: 'page/heard', code: 'unknown_media' }),
    )
    await remove({ kind: 'page', id: 'heard' })
    const large = Buffer.concat([sound.subarray(0, 40), Buffer.alloc(mediaLimits.soundBytes)])
    expect([(await upload(large)).statusCode, (await upload(sound.subarray(0, 400))).statusCode]).toEqual([
      413, 422,
    ])
  })

  it('takes in icons of several sizes, and shows them as they are and as nothing else', async () => {
    const picture = await plain('red', 32, 32).png().toBuffer()
    const entry = Buffer.alloc(16)
    entry.writeUInt32LE(picture.length, 8)
    entry.writeUInt32LE(22, 12)
    const icon = Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), entry, picture])
    const made = await uploaded(Buffer.concat([icon, Buffer.from('<script>alert(1)</script>')]))
    expect(made).toMatchObject({ type: 'image/x-icon', width: 32, height: 32 })
    await save(media({ id: 'mark', ...made }))
    const shown = await get(`/_ipx/_/media/mark/${made.file}`)
    expect(shown.rawPayload.equals(icon)).toBe(true)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/x-icon',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/),
    })
    expect((await get(`/_ipx/${mediaVariant(320)}/media/mark/${made.file}`)).statusCode).toBe(404)
    expect((await upload(icon.subarray(0, 60))).statusCode).toBe(422)
    expect((await remove({ kind: 'media', id: 'mark' })).statusCode).toBe(204)
  })

  it('refuses what is no picture, or too much of one', async () => {
    const status = async (bytes: Buffer | string) => (await upload(bytes)).statusCode
    expect(await status('<html><body>hello</body></html>')).toBe(415)
    expect(await status('%PDF-1.7')).toBe(415)
    expect(await status('')).toBe(415)
    expect(await status('<html><svg></svg></html>')).toBe(422)
    const patterns = Array.from({ length: 12 }, (_, at) => {
      const next = `<rect width="9" height="9" fill="url(#p${at + 1})"/>`
      return `<pattern id="p${at}" width="1" height="1">${next.repeat(4)}</pattern>`
    })
    const endless = `<svg xmlns="http://www.w3.org/2000/svg">${patterns.join('')}<rect fill="url(#p0)"/></svg>`
    expect([endless.length < 5000, await status(endless)]).toEqual([true, 422])
    expect(await status(Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'))).toBe(422)
    const whole = await plain('red').png().toBuffer()
    expect(await status(whole.subarray(0, whole.length - 40))).toBe(422)
    // A few kilobytes that would unfold to gigabytes.
    const bomb = await plain('red', 9000, 9000).png({ compressionLevel: 9 }).toBuffer()
    expect([bomb.length < 400_000, await status(bomb)]).toEqual([true, 413])
    expect(await status(await plain('red', 12_001, 2).png().toBuffer())).toBe(413)
    expect(await status(Buffer.alloc(mediaLimits.bytes + 1))).toBe(413)
    const large = `<svg xmlns="http://www.w3.org/2000/svg"><!--${'x'.repeat(mediaLimits.drawingBytes)}--></svg>`
    expect(await status(large)).toBe(413)
    const refused = await site.app.inject({ method: 'POST', url: '/content/media/files', payload: whole })
    expect(refused.statusCode).toBe(401)
  })

  it('keeps of a drawing what draws, and shows it as a picture alone', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2" onload="alert(1)"><script>alert(1)</script><g/></svg>'
    const made = await uploaded(Buffer.from(drawing))
    await save(media({ id: 'drawing', ...made }))
    const answer = await get(`/_ipx/_/media/drawing/${made.file}`)
    expect(answer.body).not.toContain('alert')
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/),
    })
    expect((await remove({ kind: 'media', id: 'drawing' })).statusCode).toBe(204)
  })

  it('is shown on pages once it is published, replaced everywhere at once, and as it was after a rollback', async () => {
    const red = await uploaded(await plain('red').png().toBuffer())
    await save(media(red))
    expect((await save(gallery)).json().problems).toEqual([])
    const first = await publish()
    const before = shown()?.src ?? ''
    const answer = await get(before)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect((await get(before, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304)
    const small = await get(before.replace('w_1536', 'w_320'))
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 320, height: 240 })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 800 })

    const halves = sharp({ create: { width: 400, height: 400, channels: 3, background: 'blue' } }).composite([
      { input: await plain('lime', 200, 400).png().toBuffer(), left: 0, top: 0 },
    ])
    const blue = await uploaded(await halves.png().toBuffer())
    const crop = { x: 150, y: 0, width: 250, height: 400 }
    const alt = 'media.summer.alt'
    await save(media({ ...blue, crop, focus: { x: 100, y: 0 }, alt }))
    expect(await problems()).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ definition: 'media/summer', code: 'missing_message' }),
      ]),
    )
    expect((await problems()).every(({ definition }) => definition === 'media/summer')).toBe(true)
    for (const locale of ['en', 'de', 'lv', 'ru', 'ar'])
      await save({
        kind: 'messages',
        id: `${locale}/media`,
        locale,
        messages: { [alt]: `Summer in ${locale}` },
      })
    // A draft changes nothing for players.
    expect(shown()?.src).toBe(before)
    await publish()
    expect(shown()).toMatchObject({ alt, src: expect.stringMatching(/\.c150-0-250-400\.f100-0$/) })
    const cut = await get(shown()?.src ?? '')
    expect(await sharp(cut.rawPayload).metadata()).toMatchObject({ width: 250, height: 400 })
    const share = (shown()?.src ?? '').replace(/^\/_ipx\/[^/]+/, '/_ipx/f_png,fit_cover,q_95,s_1200x630')
    const png = await get(share)
    const { data, info } = await sharp(png.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 1200, height: 630 })
    expect([...data.subarray(0, 3)]).toEqual([0, 255, 0])

    await call({ method: 'POST', url: `/content/releases/${first}/rollback` })
    expect(shown()?.src).toBe(before)
    expect((await get(before)).statusCode).toBe(200)
  })

  it('makes no picture that nobody has saved', async () => {
    const src = shown()?.src ?? ''
    for (const url of [
      `${src}.c0-0-10-10`,
      `${src}.f1-1`,
      src.replace('w_1536', 'w_1537'),
      src.replace('w_1536', 'w_1536,blur_100'),
      src.replace('/summer/', '/other/'),
      src.replace('/summer/', '/..%2Fsummer/'),
      // Cut away, and said by the camera, as it was uploaded.
      src.replace(/^\/_ipx\/[^/]+/, '/_ipx/_'),
      '/_ipx/_/media/summer/..%2F..%2Fpackage.json',
      `/_ipx/_/media/summer/${'a'.repeat(43)}`,
      '/_ipx/_/media/summer/https:%2F%2Fexample.com',
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
  })

  it('publishes no picture whose file is not here, or is another than is said', async () => {
    const red = await uploaded(await plain('red').png().toBuffer())
    await save(media({ id: 'lost', ...red, file: 'a'.repeat(43) }))
    await save(media({ id: 'wrong', ...red, width: 900, crop: { x: 0, y: 0, width: 901, height: 1 } }))
    expect(await problems()).toMatchObject([
      { definition: 'media/wrong', pointer: '/crop', code: 'media_crop' },
      { definition: 'media/lost', pointer: '/file', code: 'unknown_file' },
      { definition: 'media/wrong', pointer: '/width', code: 'media_file' },
    ])
    for (const id of ['lost', 'wrong'])
      expect(
        (
          await call(
            {
              method: 'DELETE',
              url: `${keyed(media({ id }))}?discard=true`,
              headers: { 'if-match': String((await call({ url: keyed(media({ id })) })).headers.etag) },
            },
            editor,
          )
        ).statusCode,
      ).toBe(204)
  })

  it('is deleted by publishers alone, and while nothing shows it', async () => {
    expect((await remove(media({}), editor)).statusCode).toBe(403)
    const refused = await remove(media({}))
    expect([refused.statusCode, refused.json().changed]).toEqual([409, ['page/gallery']])
    await remove(gallery)
    expect((await remove(media({}))).statusCode).toBe(204)
    await publish()
    // Pages of before still show it, and so would a rollback.
    expect(site.live.artefact('page/gallery')).toBeUndefined()
  })

  it('an editor cannot delete one by an import either', async () => {
    await save(media({ id: 'kept', ...(await uploaded(await plain('red').png().toBuffer())) }))
    const { definitions } = (await call({ url: '/content/export?from=drafts' })).json()
    delete definitions['media/kept']
    const url = '/content/import'
    expect((await call({ method: 'POST', url, payload: { definitions } }, editor)).statusCode).toBe(403)
    expect((await call({ method: 'POST', url, payload: { definitions } })).statusCode).toBe(200)
  })

  it('gives its files to staff alone, and never as a document', async () => {
    const bytes = await plain('red').png().toBuffer()
    const { file } = await uploaded(bytes)
    const url = `/content/media/files/${file}`
    expect((await get(url)).statusCode).toBe(401)
    const answer = await call({ url }, editor)
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'content-disposition': 'attachment' })
    expect((await call({ url: `/content/media/files/${'a'.repeat(43)}` })).statusCode).toBe(404)
    expect((await call({ url: '/content/media/files/..%2F..%2Fetc' })).statusCode).toBe(400)
  })

  it('removes a file that no picture names, once what would break is accepted, and refuses to go back there', async () => {
    const green = await plain('green').png().toBuffer()
    const made = await uploaded(green)
    const picture = media({ id: 'passing', ...made })
    await save(picture)
    const shown = await publish()
    const listed = async () => {
      const { items } = (await call({ url: '/content/media/files' }, editor)).json()
      return items.find(({ hash }: { hash: string }) => hash === made.file)
    }
    expect(await listed()).toMatchObject({ named_by: ['media/passing'], releases: { total: 1, last: shown } })
    const url = `/content/media/files/${made.file}`
    const removeFile = async (query = '', token = admin) => {
      const answer = await call({ method: 'DELETE', url: `${url}${query}` }, token)
      return [answer.statusCode, answer.body && answer.json().error.type]
    }
    expect(await removeFile('', editor)).toEqual([403, 'AccessDeniedException'])
    expect(await removeFile()).toEqual([409, 'InUseException'])
    await remove(picture)
    // Players see it still.
    expect(await removeFile()).toEqual([409, 'InUseException'])
    await publish()
    expect((await listed()).named_by).toEqual([])
    expect(await removeFile()).toEqual([409, 'ReleasedException'])
    const statusAt = async (width: 320 | 640) =>
      (await get(`/_ipx/${mediaVariant(width)}/media/passing/${made.file}`)).statusCode
    expect(await statusAt(320)).toBe(200)
    expect(await removeFile(`?last_release=${shown}`)).toEqual([204, ''])
    expect([await listed(), await statusAt(640)]).toEqual([undefined, 404])
    const back = () => call({ method: 'POST', url: `/content/releases/${shown}/rollback` })
    expect([(await back()).statusCode, (await back()).json().changed]).toEqual([409, ['media/passing']])
    await upload(green)
    expect((await back()).statusCode).toBe(200)
  })

  it('takes in no more than the operator has set', async () => {
    const noise = () =>
      sharp(randomBytes(450 * 450 * 3), { raw: { width: 450, height: 450, channels: 3 } })
        .png()
        .toBuffer()
    const both = await Promise.all([upload(await noise()), upload(await noise())])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 413])
    const refused = both.find(({ statusCode }) => statusCode === 413)?.json().error
    expect(refused).toMatchObject({
      type: 'MediaQuotaException',
      message: expect.stringMatching(
        /^The library may hold 1 MB and holds 0\.\d: there is no room for 0\.6 more\./,
      ),
    })
    const { used, quota } = (await call({ url: '/content/media/files' }, editor)).json()
    expect([quota, used < quota]).toEqual([1024 * 1024, true])
    // What is there already takes nothing more.
    expect((await upload(await plain('red').png().toBuffer())).statusCode).toBe(200)
  })
})
