import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPictures } from '../../../server/gateway/pictures/createPictures.ts'
import { imageProxy } from '../../../server/gateway/pictures/imageProxy.ts'

const app = fastify()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-pictures-'))
  const assets = join(folder, 'assets')
  await mkdir(join(assets, 'shore'), { recursive: true })
  const photo = sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'teal' } })
  await writeFile(join(assets, 'shore/winter.jpg'), await photo.jpeg().toBuffer())
  await writeFile(
    join(assets, 'mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200"/></svg>',
  )
  await writeFile(join(assets, 'page.html'), '<p>no picture</p>')
  await writeFile(join(folder, 'secret.png'), await photo.png().toBuffer())
  imageProxy(app, createPictures(join(folder, 'kept')), { assets, cover: () => undefined })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function sizeOf(url: string) {
  const answer = await app.inject(url)
  expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 200, 'image/webp'])
  const { width, height, format } = await sharp(answer.rawPayload).metadata()
  return [format, width, height]
}

it("the site's own files come in the widths of its screens and as banners, at densities 1 and 2", async () => {
  const photo = '/assets/site/shore/winter.jpg'
  for (const width of [320, 640, 768, 1024, 1280, 1536])
    expect(await sizeOf(`/_ipx/f_webp,q_95,w_${width}${photo}`)).toEqual(['webp', width, width / 2])
  // Never larger than it is.
  for (const width of [2048, 2560, 3072])
    expect(await sizeOf(`/_ipx/f_webp,q_95,w_${width}${photo}`)).toEqual(['webp', 2000, 1000])
  for (const [width, height] of [
    [360, 148],
    [360, 240],
    [360, 520],
    [735, 240],
  ] as const)
    for (const density of [1, 2]) {
      const size = [width * density, height * density] as const
      const made = await sizeOf(`/_ipx/f_webp,fit_cover,q_95,s_${size.join('x')}${photo}`)
      expect(made).toEqual(['webp', ...size])
    }
  expect(await sizeOf('/_ipx/f_webp,q_95,w_320/assets/site/mark.svg')).toEqual(['webp', 320, 160])
})

it('nothing else is made of them, and nothing that is no picture of the site', async () => {
  for (const url of [
    '/_ipx/w_100/assets/site/shore/winter.jpg',
    '/_ipx/f_webp,q_95,w_321/assets/site/shore/winter.jpg',
    '/_ipx/f_webp,q_95,w_320,blur_9/assets/site/shore/winter.jpg',
    '/_ipx/f_webp,q_95,w_320/assets/site/page.html',
    '/_ipx/f_webp,q_95,w_320/assets/site/nowhere.png',
    '/_ipx/f_webp,q_95,w_320/assets/site/..%2Fsecret.png',
    '/_ipx/f_webp,q_95,w_320/https:%2F%2Fexample.com%2Fa.png',
  ])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
})
