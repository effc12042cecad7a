import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSite } from './readSite.ts'
import { writeSite } from './writeSite.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'))
})
afterEach(() => rm(directory, { recursive: true }))

const site = [
  { kind: 'form', id: 'login', fields: [{ type: 'input', sysname: 'login' }], tags: ['a', 'b'] },
  { kind: 'messages', id: 'en/common', messages: { b: 'B', a: 'A' } },
  { kind: 'site', id: 'main', 1: 'number-like', name: 'Aurora' },
]

it('writes what it reads, the same bytes whatever the order of keys', async () => {
  expect(await writeSite(directory, site)).toEqual([
    'forms/login.json',
    'messages/en/common.json',
    'site.json',
  ])
  const text = await readFile(join(directory, 'forms/login.json'), 'utf8')
  expect(text).toBe(`{
  "kind": "form",
  "id": "login",
  "fields": [{"sysname": "login", "type": "input"}],
  "tags": ["a", "b"]
}
`)
  expect(await readSite(directory)).toEqual(site)
  const turned = site.map((one) => Object.fromEntries(Object.entries(one).reverse()) as typeof one)
  expect(await writeSite(directory, turned)).toEqual([])
})

it('removes files of definitions that are gone or lie elsewhere', async () => {
  await mkdir(join(directory, 'odd'))
  await writeFile(join(directory, 'odd/place.json'), JSON.stringify(site[0]))
  expect((await readSite(directory)).map((one) => one.id)).toEqual(['login'])
  await writeSite(directory, site.slice(0, 1))
  const files = await readdir(directory, { recursive: true })
  expect(files.filter((file) => file.endsWith('.json'))).toEqual([join('forms', 'login.json')])
})

it('names every file that is no definition, and both files of a key that stands twice', async () => {
  await writeSite(directory, site)
  await writeFile(join(directory, 'bad.json'), '{')
  await writeFile(join(directory, 'list.json'), '[]')
  await writeFile(join(directory, 'twice.json'), JSON.stringify(site[2]))
  await expect(readSite(directory)).rejects.toThrow(
    /bad\.json[\s\S]*list\.json[\s\S]*site\/main stands in site\.json too/,
  )
})

it('leaves alone what is no definition, and never begins to read with a mark of the order of bytes', async () => {
  await writeFile(join(directory, 'package.json'), '{"name": "mine"}')
  await writeFile(join(directory, 'site.json'), `\uFEFF${JSON.stringify(site[2])}`)
  await writeSite(directory, site.slice(0, 1))
  expect(await readFile(join(directory, 'package.json'), 'utf8')).toBe('{"name": "mine"}')
  expect((await readdir(directory)).sort()).toEqual(['forms', 'package.json'])
})

it('gives every definition a file of its own where letters of either case are the same, and devices have names', async () => {
  const odd = ['Aux', 'Home', 'com1.old', 'con/about', 'console', 'home'].map((id) => ({ kind: 'page', id }))
  expect(await writeSite(directory, odd)).toEqual([
    'pages/Aux+.json',
    'pages/Home.json',
    'pages/com1+.old.json',
    'pages/con+/about.json',
    'pages/console.json',
    'pages/home+2.json',
  ])
  expect(await readSite(directory)).toEqual(odd)
  expect(await writeSite(directory, odd)).toEqual([])
})
