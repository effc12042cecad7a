import description from '#generated/openapi.json' with { type: 'json' }
import players from '#schemas/studio/players.json' with { type: 'json' }
import { samplePlayer, stateOf } from './samplePlayer.ts'

type Operation = {
  operationId?: string
  security?: unknown[]
  responses?: Record<string, { content?: Record<string, { schema?: object }> }>
}

/** What reads a player's own, by its name: nobody but them is answered, so that a preview has to make it up. */
const own = new Map(
  Object.values(description.paths as Record<string, Record<string, Operation>>).flatMap((item) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const schema = operation.responses?.['200']?.content?.['application/json']?.schema
      const isOwn = method === 'get' && operation.security === undefined
      return isOwn && operation.operationId && schema ? [[operation.operationId, schema] as const] : []
    }),
  ),
)

const byName: Readonly<Record<string, unknown>> = players.values
const told: Readonly<Record<string, unknown>> = players.answers

/**
 * What the platform might answer to a player whom nobody is.
 * @returns undefined where it is for the platform itself to answer: what everybody may read, and visitors nobody is pretended to be
 */
export async function sampleAnswer(
  operation: string,
  state: string | undefined,
): Promise<{ response: unknown } | undefined> {
  const session = samplePlayer(state)
  if (session.uid === 0) return undefined
  const { authenticated: _, ...info } = session
  if (operation === 'account.getInfo') return { response: info }
  const schema = own.get(operation)
  if (schema === undefined) return undefined
  const isSampled = stateOf(state)?.sampled?.includes(operation) ?? false
  if (Object.hasOwn(told, operation) && !isSampled) return { response: told[operation] }
  const { sample } = await import('openapi-sampler')
  const made = sample(schema, { quiet: true }, description) as { response: object }
  const answer = named(made.response)
  // Money is what the facts say it is.
  return { response: isObject(answer) ? { ...answer, ...pick(info, Object.keys(answer)) } : answer }
}

/** What is called by a name of which everybody knows what it looks like looks like that. */
function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const said = Object.hasOwn(byName, name) ? byName[name] : undefined
      return [name, typeof said === typeof one ? said : named(one)]
    }),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

function pick(info: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  const known = names.filter((name) => name.startsWith('balance_') && Object.hasOwn(info, name))
  return Object.fromEntries(known.map((name) => [name, info[name]]))
}
