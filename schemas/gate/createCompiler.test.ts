import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readSite } from '../../scripts/lib/readSite.ts'
import { definitionKeyOf } from './checkDefinition.ts'
import { createCompiler } from './createCompiler.ts'
import type { OperationFields } from './siteIndex.ts'

/**
 * Small sites and what becomes of them: tests/fixtures/sites/<case>/input is compiled over the sound site, and must
 * give <case>/problems.json and, for the sound one, artefacts/. UPDATE_GOLDEN=1 writes what it gives now.
 */
const folder = fileURLToPath(new URL('../../tests/fixtures/sites/', import.meta.url))
const operationFields: OperationFields = {
  'account.endSession': { method: 'POST', required: ['id'], optional: [] },
  'account.getSessions': {
    method: 'GET',
    required: [],
    optional: [],
    answer: { sessions: [{ id: null, device: null, is_current: null }] },
  },
  'auth.register': {
    required: ['login', 'password'],
    optional: ['country_code', 'email', 'phone', 'promo_code', 'region', 'terms'],
  },
}
const { compileRelease } = createCompiler({ operationFields })
const cases = readdirSync(folder).filter((name) => name !== 'sound')

async function compileCase(name: string) {
  const sound = await readSite(`${folder}sound/input`)
  if (name === 'sound') return compileRelease(sound)
  const own = await readSite(`${folder}${name}/input`)
  const replaced = new Set(own.map(definitionKeyOf))
  return compileRelease([...sound.filter((one) => !replaced.has(definitionKeyOf(one))), ...own])
}

async function expectFile(path: string, value: unknown) {
  if (process.env.UPDATE_GOLDEN) {
    await mkdir(path.replace(/\/[^/]*$/, ''), { recursive: true })
    await writeFile(path, `${JSON.stringify(value, null, 2)}\n`)
  }
  expect(existsSync(path), `${path} is missing`).toBe(true)
  expect(JSON.parse(JSON.stringify(value))).toEqual(JSON.parse(await readFile(path, 'utf8')))
}

describe('a sound site', () => {
  it('has no problems', async () => {
    expect((await compileCase('sound')).problems).toEqual([])
  })

  it('gives the artefacts that are written down', async () => {
    const { artefacts } = await compileCase('sound')
    await expectFile(`${folder}sound/artefacts/keys.json`, Object.keys(artefacts))
    const shown = [
      'form/registration',
      'page/home',
      'page/sessions',
      'popup/auth',
      'routes/main',
      'redirects/main',
      'messages/lv',
    ]
    for (const key of shown)
      await expectFile(`${folder}sound/artefacts/${key.replace('/', '-')}.json`, artefacts[key])
  })

  it('shows editors a form that only lends its fields, which no release holds', async () => {
    const sound = await readSite(`${folder}sound/input`)
    const sent = sound.find((one) => definitionKeyOf(one as never) === 'form/registration') as Record<
      string,
      unknown
    >
    const { kind, edition, dictionary, validation, fields, errors } = sent
    const lent = { kind, id: 'lent', edition, dictionary, validation, fields, errors }
    const { artefacts, lent: shown } = compileRelease([...sound, lent])
    expect(artefacts).not.toHaveProperty('form/lent')
    expect(shown('form/lent')).toMatchObject({ id: 'lent', submit: { operation: '', label: '' } })
    expect(shown('form/lent')?.order).toContain('email')
    for (const key of ['form/registration', 'page/home']) expect(shown(key)).toBeUndefined()
  })

  it('is judged anew where its owner has changed an object that was compiled', async () => {
    const sound = (await readSite(`${folder}sound/input`)) as { kind: string; blocks?: unknown }[]
    expect(compileRelease(sound).problems).toEqual([])
    for (const one of sound) if (one.kind === 'page') one.blocks = [{ type: 'nothing' }]
    expect(compileRelease(sound).problems.map(({ code }) => code)).toContain('unknown_block')
  })

  it('gives the same artefacts in whatever order its definitions come', async () => {
    const sound = await readSite(`${folder}sound/input`)
    expect(JSON.stringify(compileRelease(sound.toReversed()))).toBe(JSON.stringify(compileRelease(sound)))
  })
})

describe.each(cases)('the site %s', (name) => {
  it('is refused, with the place and the remedy of every fault', async () => {
    const { problems } = await compileCase(name)
    expect(problems.length).toBeGreaterThan(0)
    await expectFile(`${folder}${name}/problems.json`, problems)
  })
})
