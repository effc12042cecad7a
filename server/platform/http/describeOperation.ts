import type { ExceptionType } from '#generated/api.ts'
import {
  type ApiDescription,
  type DescribedOperation,
  type Parameter,
  resolveRef,
  type Schema,
} from './apiDescription.ts'

export type AnswerKind = 'json' | 'redirect' | 'bytes' | 'file' | 'stream'

/** A described operation in the shape that mounting needs. */
export type MountedOperation = {
  id: DescribedOperation['operationId']
  method: 'GET' | 'POST'
  /** Path in Fastify's notation. */
  url: string
  needsSession: boolean
  needsIdempotencyKey: boolean
  /** It leads to play, deposits, bonuses or advertising, so that who excluded themselves may not call it. */
  blockedWhenExcluded: boolean
  /** Parameters that every call carries. */
  common: Schema
  /** Every failure that it may answer. */
  errors: ReadonlySet<ExceptionType>
  /** Fields of the operation itself, from path, query and body. */
  input: Schema
  /** Field that collects every further query parameter. */
  rest?: string
  /** Fields that are files; only such an operation takes any. */
  files: string[]
  answer: { kind: AnswerKind; status: number; mediaType?: string; schema: Schema }
}

const commonNames = new Set(['version', 'locale', 'non_strict', 'form'])

/** Every operation of the description. */
export function describeOperations(api: ApiDescription): MountedOperation[] {
  return Object.entries(api.paths).flatMap(([path, item]) => {
    const shared = item.parameters ?? []
    return (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method]
      return operation ? [describeOperation(api, path, method, operation, shared)] : []
    })
  })
}

function describeOperation(
  api: ApiDescription,
  path: string,
  method: 'get' | 'post',
  operation: DescribedOperation,
  shared: NonNullable<DescribedOperation['parameters']>,
): MountedOperation {
  const isCommon = (one: Parameter) => one.in === 'query' && commonNames.has(one.name)
  const parameters = [...shared, ...(operation.parameters ?? [])].map((one) =>
    resolveRef<Parameter>(api, one),
  )
  const own = parameters.filter((one) => one.in !== 'header' && !isCommon(one))
  const rest = own.find((one) => one.explode === true && one.schema?.type === 'object')?.name
  const input = closedObject(own.filter((one) => one.name !== rest))
  const content = operation.requestBody?.content
  const media = content?.['application/x-www-form-urlencoded'] ?? content?.['multipart/form-data']
  const body = media ? resolveRef<Schema>(api, media.schema) : {}
  if (media) {
    input.properties = { ...input.properties, ...body.properties }
    input.required = [...(input.required ?? []), ...(body.required ?? [])]
  }
  if (rest !== undefined) input.properties = { ...input.properties, [rest]: schemaOf(own, rest) }
  return {
    id: operation.operationId,
    method: method === 'get' ? 'GET' : 'POST',
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    needsSession: operation.security === undefined,
    needsIdempotencyKey: parameters.some((one) => one.in === 'header' && one.name === 'Idempotency-Key'),
    blockedWhenExcluded: operation['x-blocked-when-excluded'] === true,
    common: closedObject(parameters.filter(isCommon)),
    errors: describeErrors(api, operation),
    input,
    ...(rest !== undefined && { rest }),
    files: Object.entries(body.properties ?? {}).flatMap(([name, { contentMediaType }]) =>
      contentMediaType === undefined ? [] : [name],
    ),
    answer: describeAnswer(api, operation),
  }
}

/** What every operation may answer, what all do that need a session, and its own. */
function describeErrors(api: ApiDescription, operation: DescribedOperation): Set<ExceptionType> {
  const ofSessions = ['AuthorizationException', 'UserBannedException'] as const
  return new Set([
    ...api['x-errors'],
    ...(operation.security === undefined ? ofSessions : []),
    ...(operation['x-errors'] ?? []),
  ])
}

function describeAnswer(api: ApiDescription, operation: DescribedOperation): MountedOperation['answer'] {
  const status = Object.keys(operation.responses).find((code) => /^[23]\d\d$/.test(code)) ?? '200'
  const response = resolveRef(api, operation.responses[status] ?? {})
  const [mediaType, media] = Object.entries(response.content ?? {})[0] ?? []
  const answer = { status: Number(status), schema: media?.schema ?? {}, ...(mediaType && { mediaType }) }
  if (mediaType === undefined) return { kind: 'redirect', ...answer }
  if (mediaType === 'application/json') return { kind: 'json', ...answer }
  if (mediaType === 'text/event-stream') return { kind: 'stream', ...answer }
  return { kind: mediaType === 'text/csv' ? 'file' : 'bytes', ...answer }
}

function closedObject(parameters: Parameter[]): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(parameters.map((one) => [one.name, schemaOf([one], one.name)])),
    required: parameters.filter((one) => one.required || one.in === 'path').map((one) => one.name),
  }
}

function schemaOf(parameters: Parameter[], name: string): Schema {
  const found = parameters.find((one) => one.name === name)
  return found?.schema ?? found?.content?.['application/json']?.schema ?? {}
}
