import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { coverPath, inCoverSize } from '#schemas/runtime/coverPicture.ts'
import { createPictures } from '../../../server/gateway/pictures/createPictures.ts'
import { imageProxy } from '../../../server/gateway/pictures/imageProxy.ts'
import { type FreshDatabase, freshPostgres } from '../../fixtures/databases/databases.ts'
import { type GameHouse, gameHouse, listed } from '../../fixtures/games/gameHouse.ts'
import { type PlatformServer, platformServer } from '../../fixtures/servers/platformServer.ts'

const app = fastify()
let house: GameHouse
let server: PlatformServer
let fresh: FreshDatabase
let folder: string
beforeAll(async () => {
  house = await gameHouse()
  const cover = (name: string) => ({ cover: `${house.origin}/covers/${name}` })
  house.list(
    listed('wolf-moon', cover('wolf.svg')),
    listed('led-away', cover('elsewhere.svg')),
    listed('no-picture', cover('page.html')),
    listed('inner', { cover: 'http://169.254.169.254/latest/meta-data' }),
    listed('none'),
  )
  fresh = await freshPostgres()
  server = await platformServer(fresh.database, { games: house.provider })
  await server.platform.games.refresh()
  folder = await mkdtemp(join(tmpdir(), 'covers-'))
  imageProxy(app, createPictures(folder), { assets: folder, cover: server.platform.games.cover })
})
afterAll(async () => {
  await app.close()
  await server.close()
  await fresh.drop()
  await house.close()
  await rm(folder, { recursive: true })
})

const imageOf = async (sysname: string) => {
  const { response } = await server.call('games.get', { sysname, fields: 'image_url' })
  const [game] = response.items as { image_url?: string }[]
  return game?.image_url
}

it('a cover is fetched and drawn once, in the size that is asked for, and kept for good', async () => {
  const small = (await imageOf('wolf-moon')) ?? ''
  expect(small).toMatch(/^\/_ipx\/f_webp,fit_cover,q_95,s_288x192\/covers\/wolf-moon\/[0-9a-f]{10}$/)
  const answer = await app.inject(small)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 288, height: 192 })
  await app.inject(small)
  expect(house.covers).toEqual(['wolf.svg'])
  const tall = await app.inject(inCoverSize(small, '384x576'))
  expect(await sharp(tall.rawPayload).metadata()).toMatchObject({ width: 384, height: 576 })
  const again = await app.inject({ url: small, headers: { 'if-none-match': String(answer.headers.etag) } })
  expect(again.statusCode).toBe(304)
})

it('an address of before leads to the picture of now, for a minute', async () => {
  const { statusCode, headers } = await app.inject(coverPath('wolf-moon', '0000000000'))
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=60'])
})

it('nothing is fetched from where a request or a list leads', async () => {
  expect(await imageOf('inner')).toBeUndefined()
  house.covers.length = 0
  const size = '/_ipx/f_webp,fit_cover,q_95,s_288x192'
  for (const url of [
    coverPath('inner', '0000000000'),
    coverPath('none', '0000000000'),
    coverPath('unknown', '0000000000'),
    `${size}/${house.origin}/covers/wolf.svg`,
    `${size}/covers/${encodeURIComponent(`${house.origin}/covers/wolf.svg`)}/1`,
    `${size}/covers/..%2fwolf-moon/1`,
    '/_ipx/f_webp,fit_cover,q_95,s_9000x9000/covers/wolf-moon/1',
    '/_ipx/_/covers/wolf-moon/1',
  ])
    expect((await app.inject(url)).statusCode, url).toBe(404)
  expect(house.covers).toEqual([])
})

it('a cover that leads elsewhere, or is none, is an error that nobody keeps', async () => {
  for (const sysname of ['led-away', 'no-picture']) {
    const { statusCode, headers } = await app.inject((await imageOf(sysname)) ?? '')
    expect([statusCode, headers['cache-control']], sysname).toEqual([502, 'no-store'])
  }
})

it('pictures of long ago are removed', async () => {
  const [first = ''] = await readdir(folder)
  await utimes(join(folder, first), new Date(0), new Date(0))
  const before = (await readdir(folder)).length
  await createPictures(folder).sweep()
  expect(await readdir(folder)).toHaveLength(before - 1)
})
