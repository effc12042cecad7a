import type { FastifyRequest } from 'fastify'

/** Nobody types them, and databases keep no U+0000 in texts. Tabs and the ends of lines are none of them. */
const control = /(?![\t\n\r])\p{Cc}/u
const everyControl = new RegExp(control, 'gu')

export const hasControl = (text: string): boolean => control.test(text)

/** With U+FFFD where a control character was, for what is kept although nobody can be asked to send it anew. */
export const withoutControls = (text: string): string => text.replace(everyControl, '\ufffd')

/** A request holds control characters. @property fields where: names of parameters, JSON Pointers into a body */
export class ControlCharactersError extends Error {
  readonly statusCode = 400
  readonly fields: readonly string[]

  constructor(fields: readonly string[]) {
    super(`Control characters are not taken: ${fields.map((one) => JSON.stringify(one)).join(', ')}`)
    this.fields = fields
  }
}

/** More places are not told. */
const most = 20

/** @throws ControlCharactersError naming parameters and fields of a body */
export function refuseControls({
  params,
  query,
  body,
}: Pick<FastifyRequest, 'params' | 'query' | 'body'>): void {
  const found: string[] = []
  for (const one of [params, query]) look(one, '', found)
  // A form is a Map, and read field by field; files are bytes.
  if (typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype)
    look(body, '', found)
  else if (Array.isArray(body)) look(body, '', found)
  if (found.length > 0) throw new ControlCharactersError(found.map((one) => one.slice(1, 200)))
}

/** Names what stands where, itself where its name has one. Without recursion: a body may be nested as deeply as it is long. */
function look(root: unknown, pointer: string, found: string[]): void {
  const waiting: [unknown, string][] = [[root, pointer]]
  for (let next = waiting.pop(); next && found.length < most; next = waiting.pop()) {
    const [value, at] = next
    if (typeof value === 'string') {
      if (hasControl(value)) found.push(at)
    } else if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value)
      for (const [name, one] of entries.reverse()) {
        if (hasControl(name)) found.push(`${at}/${name}`)
        else waiting.push([one, `${at}/${name}`])
      }
    }
  }
}
