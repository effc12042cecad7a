import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SeoArtefact } from '#schemas/runtime/artefacts.ts'
import { gatewayPlugin } from '../../../server/gateway/gatewayPlugin.ts'
import { createPictures } from '../../../server/gateway/pictures/createPictures.ts'
import { imageProxy } from '../../../server/gateway/pictures/imageProxy.ts'
import { smallRelease } from '../../fixtures/content/smallRelease.ts'

const app = fastify()
beforeAll(async () => {
  await app.register(cookie)
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  imageProxy(app, createPictures(folder), {
    assets: join(import.meta.dirname, '../../../schemas/site/assets'),
    cover: () => undefined,
  })
  gatewayPlugin(app, {
    live: smallRelease((artefacts) => {
      const seo = artefacts['seo/main'] as SeoArtefact
      artefacts['seo/main'] = { ...seo, image: '/assets/site/hero.svg' }
    }),
    template: {
      head: '',
      body: '',
      formHead: '',
      dataHead: '',
      rowHead: '',
      hallHead: '',
      sportsHead: '',
      ahead: '',
      fonts: [],
    },
    session: async () => ({ authenticated: false, uid: 0 }),
    publicUrl: 'https://aurora.example',
  })
})
afterAll(() => app.close())

const variant = '/_ipx/f_png,fit_cover,q_95,s_1200x630'
const get = (url: string, headers = {}) => app.inject({ url, headers })
const property = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1]

it('offers other sites a PNG of the size that it tells them', async () => {
  const { body } = await get('/about', { host: 'somewhere.example' })
  const image = property(body, 'og:image') ?? ''
  expect(image).toBe(`https://aurora.example${variant}/assets/site/hero.svg`)
  expect(property(body, 'og:image:type')).toBe('image/png')

  const answer = await get(new URL(image).pathname)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/png')
  expect(answer.headers['cache-control']).toBe('public, max-age=86400')
  const png = answer.rawPayload
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  // The header chunk of a PNG begins with its width and height.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
    property(body, 'og:image:width'),
    property(body, 'og:image:height'),
  ])
  const again = await get(new URL(image).pathname, { 'if-none-match': answer.headers.etag })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

it.each([
  `${variant}/assets/site/nothing.svg`,
  `${variant}/assets/site/../../package.json`,
  `${variant}/assets/site/..%2f..%2f..%2fpackage.json`,
  `${variant}/assets/site/..%2fmenus%2fheader.svg`,
  `${variant}/assets/site/%00.svg`,
  `${variant}/assets/site/methods`,
])('finds nothing at %s', async (url) => {
  const { statusCode, headers } = await get(url)
  expect([400, 404]).toContain(statusCode)
  expect(headers['content-type']).not.toBe('image/png')
})
