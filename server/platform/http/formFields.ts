import { isUtf8 } from 'node:buffer'
import { hasControl } from '../../http/controlCharacters.ts'
import { invalidParameters, invalidRequest } from '../shared/errors.ts'

/** Fields as they were sent: a name that comes several times has a list. */
export type FormFields = Map<string, string | string[]>

/** Fields of a query or of an application/x-www-form-urlencoded body. */
export function parseUrlencoded(text: string): FormFields {
  const fields: FormFields = new Map()
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const cut = pair.indexOf('=')
    const name = cut < 0 ? pair : pair.slice(0, cut)
    addField(fields, decode(name), cut < 0 ? '' : decode(pair.slice(cut + 1)))
  }
  return fields
}

export function parseUrlencodedBody(body: Buffer): FormFields {
  requireUtf8(body)
  return parseUrlencoded(body.toString('utf8'))
}

/** Fields of a multipart/form-data body; it takes no files, so the whole of it is text. */
export async function parseMultipartBody(body: Buffer, contentType: string): Promise<FormFields> {
  requireUtf8(body)
  const headers = { 'content-type': contentType }
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch((cause: unknown) => {
    throw invalidRequest(
      `The multipart body is malformed (${cause instanceof Error ? cause.name : 'unknown'})`,
    )
  })
  const fields: FormFields = new Map()
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw invalidRequest(`${name} is a file; files are not taken here`)
    addField(fields, name, value)
  }
  return fields
}

function addField(fields: FormFields, name: string, value: string): void {
  if (hasControl(value) || hasControl(name))
    throw invalidParameters({ [name.slice(0, 100)]: [{ code: 'characters' }] })
  const before = fields.get(name)
  if (before === undefined) fields.set(name, value)
  else if (Array.isArray(before)) before.push(value)
  else fields.set(name, [before, value])
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch (cause) {
    if (cause instanceof URIError) throw invalidRequest('The form encoding is malformed or not UTF-8')
    throw cause
  }
}

function requireUtf8(body: Buffer): void {
  if (!isUtf8(body)) throw invalidRequest('The body is not UTF-8')
}
