import { readFileSync } from 'node:fs'
import type { ExceptionType, OperationId } from '#generated/api.ts'

/** The little of JSON Schema that we look into ourselves; Ajv knows the rest. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  required?: string[]
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  [keyword: string]: unknown
}

export type Parameter = {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  explode?: boolean
  schema?: Schema
  content?: Record<string, { schema: Schema }>
}

type Media = Record<string, { schema: Schema }>
type Ref = { $ref: string }

export type DescribedOperation = {
  operationId: OperationId
  parameters?: (Parameter | Ref)[]
  requestBody?: { content: Media }
  responses: Record<string, { content?: Media } | Ref>
  security?: object[]
  'x-blocked-when-excluded'?: boolean
  'x-errors'?: ExceptionType[]
}

type PathItem = { parameters?: (Parameter | Ref)[]; get?: DescribedOperation; post?: DescribedOperation }

export type ApiDescription = {
  /** What every operation may answer. */
  'x-errors': ExceptionType[]
  paths: Record<string, PathItem>
  components: { schemas: Record<string, Schema> }
}

/** The bundled description of the platform, as `npm run generate` wrote it. */
export function readApiDescription(): ApiDescription {
  return JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'))
}

/** What a local reference of the description points to; anything else is answered as it is. */
export function resolveRef<T extends object>(api: ApiDescription, node: T | Ref): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T
  let target: unknown = api
  for (const part of node.$ref.split('/').slice(1)) target = (target as Record<string, unknown>)[part]
  return resolveRef(api, target as T | Ref)
}
