import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operationFields } from '#generated/operationFields.ts'
import { createCompiler } from '#schemas/gate/createCompiler.ts'
import { readSite } from '../../scripts/lib/readSite.ts'

const site = await readSite(fileURLToPath(new URL('../../schemas/site/', import.meta.url)))
const { compileRelease, checkDefinition } = createCompiler({ operationFields })

const hostile = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    null,
    '',
    -1,
    1e308,
    [],
    {},
    [[]],
    '__proto__',
    '/\u0000',
    '^(a+)+$',
    '{'.repeat(50),
  ),
  fc.constantFrom<unknown>({ $ref: '#' }, { do: 'when', if: true }, { from: '/data/x' }, 'a.b'),
)

type Json = Record<string, unknown>

/** One definition with something hostile put at a random place, or a random part taken out. */
const mutated = fc
  .record({
    definition: fc.constantFrom(...site),
    steps: fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
    value: hostile,
    remove: fc.boolean(),
  })
  .map(({ definition, steps, value, remove }) => {
    const copy = structuredClone(definition)
    let node = copy as Json
    for (const [at, step] of steps.entries()) {
      const keys = Object.keys(node)
      const key = keys[step % Math.max(1, keys.length)]
      if (key === undefined) break
      const inner = node[key]
      const isLast = at === steps.length - 1 || inner === null || typeof inner !== 'object'
      if (!isLast) {
        node = inner as Json
        continue
      }
      if (remove) delete node[key]
      else node[key] = value
      break
    }
    return copy
  })

function expectReadable(problems: readonly object[]) {
  for (const { fact = '', ...problem } of problems as readonly { fact?: unknown }[]) {
    expect(fact).toEqual(expect.any(String))
    expect(problem).toEqual({
      definition: expect.any(String),
      pointer: expect.stringMatching(/^(\/.*)?$/s),
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.stringMatching(/\S/),
      hint: expect.stringMatching(/\S/),
    })
  }
}

describe('the publish gate', () => {
  it('answers any JSON with problems and never throws', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        expectReadable(checkDefinition(value))
        expectReadable(compileRelease(value).problems)
        expectReadable(compileRelease([value]).problems)
      }),
      { numRuns: 500 },
    )
  })

  it('answers a definition of a known kind with anything in it', () => {
    const kinds = [
      'campaign',
      'form',
      'page',
      'popup',
      'routes',
      'menu',
      'messages',
      'dictionary',
      'site',
      'locales',
      'redirects',
    ]
    const definition = fc
      .tuple(fc.constantFrom(...kinds), fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 6 }))
      .map(([kind, rest]) => ({ ...rest, kind, id: 'x' }))
    fc.assert(
      fc.property(definition, (value) => expectReadable(checkDefinition(value))),
      { numRuns: 500 },
    )
  })

  it('survives any single change of any definition of the site', () => {
    fc.assert(
      fc.property(mutated, (value) => {
        expectReadable(checkDefinition(value))
        expectReadable(compileRelease([value]).problems)
      }),
      { numRuns: 1000 },
    )
  })

  it('judges nesting that would exhaust the stack', () => {
    let deep: unknown = []
    for (let depth = 0; depth < 20_000; depth++) deep = { blocks: [deep] }
    expectReadable(compileRelease([{ kind: 'page', id: 'x', title: 'a.b', blocks: [deep] }]).problems)
  })

  it('needs twice as long for twice as many definitions, not four times', () => {
    const pages = site.filter((one) => (one as Json).kind === 'page') as Json[]
    const copies = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...pages[at % pages.length], id: `copy-${at}` }))
    // Time of this process, not of the clock, and against itself: the machine may be busy, or slow.
    const spent = (count: number) => {
      const more = copies(count)
      const start = process.cpuUsage()
      compileRelease([...site, ...more])
      return process.cpuUsage(start).user
    }
    const rounds = [1, 2, 3].map(() => [spent(0), spent(150), spent(300)] as const)
    const [none, some, twice] = [0, 1, 2].map((at) => Math.min(...rounds.map((round) => round[at] as number)))
    expect((twice as number) - (none as number)).toBeLessThan(3 * ((some as number) - (none as number)))
  })
})
