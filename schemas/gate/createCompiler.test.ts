import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readSite } from '../../scripts/lib/readSite.ts'
import type { Problem } from '../runtime/problem.ts'
import { definitionKeyOf } from './checkDefinition.ts'
import { createCompiler } from './createCompiler.ts'
import type { OperationFields } from './siteIndex.ts'

/**
 * Small sites and what becomes of them: tests/fixtures/sites/<case>/input is compiled over the sound site, and must have the
 * faults of <case>/faults.json; for the sound one, give artefacts/. What is said of them all stands in said.json, each thing
 * once, so that other words are one change. UPDATE_GOLDEN=1 writes what comes of it now.
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
const cases = readdirSync(folder).filter((name) => name.startsWith('broken-'))

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

/** What the broken definitions of a case add to the faults of the sound site, which has a test of its own. */
async function problemsOf(name: string): Promise<Problem[]> {
  const sound = new Set((await compileCase('sound')).problems.map(placeOf))
  return (await compileCase(name)).problems.filter((problem) => !sound.has(placeOf(problem)))
}

/** Which definition, where in it, and what is wrong there; and where a fragment says it, if one does. */
function placeOf({ definition, pointer, code, fact, fragment }: Problem): string {
  const within = fragment && `within ${fragment.definition} ${fragment.pointer || '/'}`
  return [definition, pointer || '/', code, fact, within].filter(Boolean).join(' ')
}

describe('a broken site', () => {
  it.each(cases)('of the case %s is refused for the faults that it has, each by its place', async (name) => {
    const places = (await problemsOf(name)).map(placeOf)
    expect(places.length).toBeGreaterThan(0)
    await expectFile(`${folder}${name}/faults.json`, places)
  })

  it('is told what is wrong and what to do', async () => {
    const problems = (await Promise.all(cases.map(problemsOf))).flat()
    const said: Record<string, string[]> = {}
    for (const { code, message, hint } of problems)
      said[code] = [...new Set([...(said[code] ?? []), hint ? `${message} ${hint}` : message])].sort()
    await expectFile(`${folder}said.json`, said)
  })
})
