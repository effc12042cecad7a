import fastify from 'fastify'
import { expect, it } from 'vitest'
import { smallRelease } from '../../../tests/fixtures/content/smallRelease.ts'
import { buildPlugin } from './buildPlugin.ts'

const build = { id: '0123456789ab', timestamp: 1_795_000_000_000 }

async function read(path: string, headers: Record<string, string> = {}) {
  const app = fastify()
  buildPlugin(app, { live: smallRelease(), build })
  const answer = await app.inject({ url: `/_build/${path}`, headers })
  await app.close()
  return answer
}

it('says which build is served, to be asked for each time', async () => {
  const answer = await read('latest.json')
  expect(answer.json()).toEqual(build)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
  const again = await read('latest.json', { 'if-none-match': String(answer.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('tells the routes of its own build, and the addresses that visitors find a page at', async () => {
  const metadata = (await read('meta/0123456789ab.json')).json()
  expect(metadata).toMatchObject({ ...build, defaultLocale: 'en', release: expect.any(String) })
  expect(metadata.routes).toContainEqual({ name: 'index', pattern: '/', page: 'home' })
  expect(metadata.prerendered).toEqual(expect.arrayContaining(['/', '/about', '/ar', '/ar/about']))
  expect(metadata.prerendered.join()).not.toMatch(/:|cashier/)
  expect((await read('meta/ba9876543210.json')).statusCode).toBe(404)
})

it('says of a page what it is made of, the same for everybody', async () => {
  const payload = (await read('pages/ar/about.json')).json()
  expect(payload).toMatchObject({ build: build.id, locale: 'ar', page: 'about', layout: 'default' })
  expect(Object.keys(payload.artefacts)).toEqual(
    expect.arrayContaining(['locales/main', 'messages/ar', 'page/about', 'routes/main', 'site/main']),
  )
  expect((await read('pages/index.json')).json()).toMatchObject({ page: 'home', locale: 'en' })
  const theirs = await read('pages/about.json', { 'accept-language': 'ar', cookie: 'locale=ar; sid=x' })
  expect(theirs.json().locale).toBe('en')
})

it('says where a page leads that visitors do not see, and has none of what there is not', async () => {
  expect((await read('pages/cashier.json')).json()).toMatchObject({
    redirect: expect.stringMatching(/^\//),
    status: 302,
  })
  for (const path of ['pages/nowhere.json', 'pages/about', 'pages/%E0%A4%A.json'])
    expect([path, [400, 404].includes((await read(path)).statusCode)]).toEqual([path, true])
})
