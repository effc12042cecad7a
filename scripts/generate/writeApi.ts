import openapiTypes, { astToString } from 'openapi-typescript'
import { type AnswerShape, constantsOf, isList } from '#schemas/gate/answerShape.ts'
import type { OperationFields } from '#schemas/gate/siteIndex.ts'
import { namedOperation, type OperationAddress } from '../../schemas/runtime/namedOperation.ts'
import { bundleApi, type JsonObject } from './bundleApi.ts'
import type { ListedOperation } from './listOperations.ts'

const header = '// Written by npm run generate from schemas/api; edit that instead.\n\n'
const folder = new URL('../../schemas/api/', import.meta.url)

/** The description of the platform API, in one. */
export const readPlatformApi = (): JsonObject => bundleApi(new URL('openapi.yaml', folder).pathname)

/** Descriptions and types of the platform, the content and the wallet API: path under generated/ -> text of the file. */
export async function writeApi(
  platform: JsonObject,
  operations: ListedOperation[],
): Promise<Record<string, string>> {
  const content = bundleApi(new URL('content.yaml', folder).pathname)
  const wallet = bundleApi(new URL('wallet.yaml', folder).pathname)
  return {
    'openapi.json': `${JSON.stringify(platform, null, 2)}\n`,
    'content-api.json': `${JSON.stringify(content, null, 2)}\n`,
    'wallet-api.json': `${JSON.stringify(wallet, null, 2)}\n`,
    'api.ts': header + (await writeTypes(platform)) + writeOperations(operations),
    'contentApi.ts': header + (await writeTypes(content)),
    'walletApi.ts': header + (await writeTypes(wallet)),
    'oddOperations.ts': header + writeOddOperations(operations),
    'operationFields.ts': header + writeOperationFields(operations),
    'sharedOperations.ts': header + writeSharedOperations(operations),
  }
}

async function writeTypes(document: JsonObject): Promise<string> {
  const ast = await openapiTypes(JSON.stringify(document), {
    alphabetize: true,
    // A field with a default may be left out by the caller.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    silent: true,
  })
  return astToString(ast)
}

function writeOperations(all: ListedOperation[]): string {
  const ids = all.map((one) => `  | ${quote(one.id)}`).join('\n')
  const types = all.map((one) => {
    const defaults = one.defaults.map(quote).join(' | ') || 'never'
    return `  ${quote(one.id)}: {
    method: ${quote(one.method)}
    path: ${quote(one.path)}
    request: ${requestType(one)}
    response: ${responseType(one)}
    /** Fields that the server fills in when they are left out. */
    defaults: ${defaults}
  }`
  })
  const table = all.map(
    (one) => `  ${quote(one.id)}: { method: ${quote(one.method)}, path: ${quote(one.path)} },`,
  )
  return `
export type OperationId =
${ids}

/** What each operation takes, without the common parameters, and answers, without the envelope. */
export type Operations = {
${types.join('\n')}
}

export const operations: Record<OperationId, { method: 'GET' | 'POST'; path: string }> = {
${table.join('\n')}
}
`
}

function requestType(one: ListedOperation): string {
  const parameters = `operations[${quote(one.id)}]['parameters']`
  const parts: string[] = []
  if (one.pathFields.length > 0) parts.push(`${parameters}['path']`)
  if (one.queryFields.length > 0) {
    const names = one.queryFields.map(quote).join(' | ')
    parts.push(`Pick<NonNullable<${parameters}['query']>, ${names}>`)
  }
  if (one.body !== undefined) parts.push(`components['schemas'][${quote(one.body)}]`)
  return parts.join(' & ') || 'Record<string, never>'
}

function responseType(one: ListedOperation): string {
  const { status, mediaType, isEnveloped } = one.success
  // What stands outside JSON: the address of a redirect, the bytes of an image, the events of a stream.
  if (mediaType === undefined) return 'string'
  if (mediaType.startsWith('image/')) return 'Uint8Array'
  if (mediaType === 'text/event-stream') return 'AsyncIterable<string>'
  // A file: its name, and what is in it, part by part.
  if (mediaType === 'text/csv') return '{ name: string; content: AsyncIterable<Uint8Array> }'
  const answer = `operations[${quote(one.id)}]['responses'][${status}]['content'][${quote(mediaType)}]`
  return isEnveloped ? `${answer}['response']` : answer
}

/** Whether it can be called by its name and its fields: not what browsers are led to, nor what has fields in its path. */
const isCalled = ({ path }: ListedOperation) => path.startsWith('/api/') && !path.includes('{')

/** For the browser, which is not to carry the whole table. */
function writeOddOperations(all: ListedOperation[]): string {
  const lines = all.filter(isCalled).flatMap(({ id, method, path, success }) => {
    const named = namedOperation(id)
    const saysDone = answersOne(success.answer)
    const odd: Partial<OperationAddress> = {
      ...(method !== named.method && { method }),
      ...(path !== named.path && { path }),
      ...(saysDone !== named.saysDone && { saysDone }),
    }
    return Object.keys(odd).length > 0 ? [`  ${quote(id)}: ${JSON.stringify(odd)},`] : []
  })
  return `import type { OperationAddress } from '#schemas/runtime/namedOperation.ts'

/** Operations of which method, path or answer are not what the name says, with what they are. */
export const oddOperations: Readonly<Record<string, Partial<OperationAddress>>> = {
${lines.join('\n')}
}
`
}

/** Whether the description knows but the answer 1, as such or as a value. */
function answersOne(answer: AnswerShape): boolean {
  const value = typeof answer === 'object' && answer !== null && !isList(answer) ? answer.value : answer
  return constantsOf(value)?.every((one) => one === 1) ?? false
}

/** What is said of operations to the gate, as `operationFields.ts` says it. */
export const fieldsOfOperations = (all: readonly ListedOperation[]): OperationFields =>
  Object.fromEntries(
    all.map(({ id, method, required, optional, errors, success }) => [
      id,
      { method, required, optional, errors, answer: success.answer },
    ]),
  )

function writeOperationFields(all: ListedOperation[]): string {
  const lines = all.map(
    ({ id, method, required, optional, errors, success }) =>
      `  ${quote(id)}: { method: ${quote(method)}, required: ${quoteAll(required)}, optional: ${quoteAll(optional)}, errors: ${quoteAll(errors)}, answer: ${JSON.stringify(success.answer)} },`,
  )
  return `import type { AnswerShape } from '#schemas/gate/answerShape.ts'
import type { OperationId } from './api.ts'

/** What every operation takes without the common parameters, how it may fail, and what its answer is made of; for the publish gate. */
export const operationFields: Record<
  OperationId,
  { method: 'GET' | 'POST'; required: string[]; optional: string[]; errors: string[]; answer: AnswerShape }
> = {
${lines.join('\n')}
}
`
}

function writeSharedOperations(all: ListedOperation[]): string {
  const lines = all.flatMap(({ id, shared }) => (shared === undefined ? [] : [`  ${quote(id)}: ${shared},`]))
  return `/** Operations that answer every visitor who is not signed in the same, with the seconds for which an answer may be shown to others. */
export const sharedOperations: Readonly<Record<string, number>> = {
${lines.join('\n')}
}
`
}

const quote = (text: string) => `'${text}'`
const quoteAll = (texts: string[]) => `[${texts.map(quote).join(', ')}]`
