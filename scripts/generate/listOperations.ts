import type { AnswerShape } from '#schemas/gate/answerShape.ts'
import { shapeOfSchema } from '#schemas/gate/shapeOfSchema.ts'
import { isObject, type Json, type JsonObject } from './bundleApi.ts'

/** Parameters that every call carries; they are not fields of an operation. */
const commonParameters = ['version', 'locale', 'non_strict', 'form']

export type ListedOperation = {
  id: string
  method: 'GET' | 'POST'
  path: string
  pathFields: string[]
  queryFields: string[]
  required: string[]
  optional: string[]
  /** Fields that the server fills in when they are left out. */
  defaults: string[]
  /** Types of failure that it may answer. */
  errors: string[]
  /** Seconds for which visitors may be shown what another visitor was answered; not where answers differ. */
  shared?: number
  /** Component schema of the body, if there is one. */
  body?: string
  success: { status: string; mediaType?: string; isEnveloped: boolean; answer: AnswerShape }
}

/** Every operation of a bundled platform description, sorted by id. */
export function listOperations(api: JsonObject): ListedOperation[] {
  const operations: ListedOperation[] = []
  for (const [path, item] of Object.entries(isObject(api.paths) ? api.paths : {})) {
    for (const method of ['get', 'post'] as const) {
      const operation = isObject(item) ? item[method] : undefined
      if (isObject(operation)) operations.push(listOperation(api, path, method, operation))
    }
  }
  return operations.sort((a, b) => (a.id < b.id ? -1 : 1))
}

function listOperation(api: JsonObject, path: string, method: 'get' | 'post', operation: JsonObject) {
  const own = list(operation.parameters).map((item) => resolveRef(api, item))
  const fieldsOf = (place: string) =>
    own.filter((item) => item.in === place && !(place === 'query' && isCommon(item)))
  const parameters = [...fieldsOf('path'), ...fieldsOf('query')]
  const body = bodyOf(operation)
  const schema = body === undefined ? {} : resolveRef(api, { $ref: `#/components/schemas/${body}` })
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = [
    ...parameters.filter((item) => item.required === true).map((item) => String(item.name)),
    ...list(schema.required).map(String),
  ]
  const names = [...parameters.map((item) => String(item.name)), ...Object.keys(properties)]
  const defaults = [
    ...parameters.filter((item) => hasDefault(item.schema)).map((item) => String(item.name)),
    ...Object.keys(properties).filter((name) => hasDefault(properties[name])),
  ]
  const listed: ListedOperation = {
    id: String(operation.operationId),
    method: method === 'get' ? 'GET' : 'POST',
    path,
    pathFields: fieldsOf('path').map((item) => String(item.name)),
    queryFields: fieldsOf('query').map((item) => String(item.name)),
    required: required.sort(),
    optional: names.filter((name) => !required.includes(name)).sort(),
    defaults: defaults.sort(),
    errors: errorsOf(api, operation),
    success: successOf(api, operation),
  }
  const shared = operation['x-shared-seconds']
  if (shared !== undefined && (listed.method !== 'GET' || operation.security === undefined))
    throw new Error(`${listed.id} cannot have x-shared-seconds: it does something, or is for players alone`)
  return { ...listed, ...(body !== undefined && { body }), ...(typeof shared === 'number' && { shared }) }
}

/** What every operation may answer, what all do that need a session, and its own. */
function errorsOf(api: JsonObject, operation: JsonObject): string[] {
  const ofSessions = operation.security === undefined ? ['AuthorizationException', 'UserBannedException'] : []
  const all = [...list(api['x-errors']), ...ofSessions, ...list(operation['x-errors'])]
  return [...new Set(all.map(String))].sort()
}

function successOf(api: JsonObject, operation: JsonObject): ListedOperation['success'] {
  const responses = isObject(operation.responses) ? operation.responses : {}
  const status = Object.keys(responses).find((code) => /^[23]\d\d$/.test(code)) ?? '200'
  const content = resolveRef(api, responses[status]).content
  if (!isObject(content)) return { status, isEnveloped: false, answer: true }
  const [mediaType = ''] = Object.keys(content)
  const media = content[mediaType]
  const schema = resolveRef(api, isObject(media) ? media.schema : undefined)
  const enveloped = isObject(schema.properties) ? schema.properties.response : undefined
  const answer = enveloped === undefined ? true : shapeOfSchema(enveloped, api, inApi)
  return { status, mediaType, isEnveloped: enveloped !== undefined, answer }
}

function bodyOf(operation: JsonObject): string | undefined {
  const found = /"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(operation.requestBody ?? null))
  return found?.[1]
}

function resolveRef(api: JsonObject, node: Json | undefined): JsonObject {
  if (!isObject(node)) return {}
  if (typeof node.$ref !== 'string') return node
  let target: Json | undefined = api
  for (const part of node.$ref.split('/').slice(1)) target = isObject(target) ? target[part] : undefined
  return isObject(target) ? target : {}
}

const inApi = (ref: string, api: JsonObject) => ({ schema: resolveRef(api, { $ref: ref }), place: api })

const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])
const isCommon = (item: JsonObject) => commonParameters.includes(String(item.name))
const hasDefault = (schema: Json | undefined) => isObject(schema) && 'default' in schema
