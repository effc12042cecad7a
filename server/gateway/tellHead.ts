import type { SubjectHead, Text } from '#generated/grammar/types.ts'
import { createFormatters, resolveValues } from '#schemas/runtime/bindings.ts'
import type { Translate } from './translate.ts'

/** What the head of a document says of what the page is about. */
export type ToldHead = { title?: string; description?: string; data?: Record<string, unknown> }

/** Says it of what the platform has answered. */
export function tellHead(
  { title, description, data }: SubjectHead,
  response: unknown,
  translate: Translate,
  locale: string,
): ToldHead {
  const facts = { result: response } as Parameters<typeof resolveValues>[1]
  const say = (text: Text) =>
    translate(text, typeof text === 'string' ? {} : resolveValues(text.args, facts, createFormatters(locale)))
  return {
    ...(title !== undefined && { title: say(title) }),
    ...(description !== undefined && { description: say(description) }),
    ...(data && { data: nested(resolveValues(data, facts)) }),
  }
}

/** Properties of objects inside stand with a dot; one of which only its type is known is left out. */
function nested(values: Record<string, unknown>): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(values)) {
    const [name = '', part] = path.split('.')
    whole[name] = part === undefined ? value : { ...Object(whole[name]), [part]: value }
  }
  const isKnown = ([, value]: [string, unknown]) =>
    typeof value !== 'object' || Object.keys(Object(value)).some((name) => name !== '@type')
  return Object.fromEntries(Object.entries(whole).filter(isKnown))
}
