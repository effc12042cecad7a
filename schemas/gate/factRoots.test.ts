import { describe, expect, it } from 'vitest'
import api from '#generated/openapi.json' with { type: 'json' }
import facts from '../grammar/facts.json' with { type: 'json' }
import { breakpoints } from '../runtime/breakpoints.ts'
import { type AnswerShape, constantsOf, shapeAt } from './answerShape.ts'
import { factRoots, failureShape, visitFacts } from './factRoots.ts'
import { shapeOfSchema } from './shapeOfSchema.ts'

const { schemas } = api.components
const inApi = (ref: string) => {
  const schema = schemas[ref.replace('#/components/schemas/', '') as keyof typeof schemas] as unknown
  return { schema, place: undefined }
}
const shapeOf = (schema: unknown) => shapeOfSchema(schema, undefined, inApi)
const rootAt = (pointer: string): AnswerShape | undefined =>
  shapeAt(Object.fromEntries(Object.entries(factRoots).map(([name, { shape }]) => [name, shape])), pointer)

describe('the grammar of the facts', () => {
  it('knows of whoever is signed in what the platform answers of them, and no more', () => {
    const { authenticated, is_banned, ...session } = rootAt('/session') as Record<string, AnswerShape>
    expect([authenticated, is_banned]).toEqual(['boolean', 'boolean'])
    expect(session).toEqual(shapeOf(schemas.AccountInfo))
  })

  it('knows of a failure what the platform answers of it, and of one that came from nowhere', () => {
    const { error } = shapeOf(schemas.Failure) as { error: Record<string, AnswerShape> }
    const { type, ...failure } = failureShape as Record<string, AnswerShape>
    const { type: described, ...others } = error
    expect(constantsOf(type)).toEqual(['NetworkError', ...(constantsOf(described) ?? [])])
    expect({ ...failure, invalid_parameters: true }).toEqual({ ...others, invalid_parameters: true })
  })

  it('knows the widths of the product', () => {
    expect(constantsOf(rootAt('/device/breakpoint'))).toEqual(breakpoints.map(({ name }) => name))
    expect(constantsOf(rootAt('/device/minWidth'))).toEqual(breakpoints.map(({ from }) => from))
  })

  it('tells what the site sets for everybody from what a visit has chosen', () => {
    expect(rootAt('/site/functional/twoFactor')).toBe('boolean')
    expect(rootAt('/site/general')).toBeUndefined()
    expect(visitFacts).toEqual(expect.arrayContaining(['/device', '/query', '/site/locale', '/site/theme']))
    expect(visitFacts.some((fact) => '/session/is_verified'.startsWith(fact))).toBe(false)
  })

  it('says of every fact what it is, and of every switch what it means that it is on', () => {
    const check = (schema: Readonly<Record<string, unknown>>, path: string) => {
      const { properties = {}, allOf = [], $defs = {} } = schema as Record<string, Record<string, object>>
      const parts = {
        ...properties,
        ...Object.assign(
          {},
          ...(Object.values(allOf) as { properties?: object }[]).map((part) => part.properties),
        ),
        ...$defs,
      }
      for (const [name, part] of Object.entries(parts)) {
        const { description, type, 'x-says': says } = part as Record<string, unknown>
        expect(description, `${path}/${name}`).toMatch(/^[^A-Z].*[^.]$/)
        expect(type === 'boolean', `${path}/${name}`).toBe(says !== undefined)
        check(part as Record<string, unknown>, `${path}/${name}`)
      }
    }
    check(facts, '')
  })
})
