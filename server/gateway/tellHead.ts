import type { SubjectHead, Text, ToldArticle, ToldProduct } from '#generated/grammar/types.ts'
import { createFormatters, resolveValue, resolveValues } from '#schemas/runtime/bindings.ts'
import type { Translate } from './translate.ts'

/** What the head of a document says of what the page is about. */
export type ToldHead = {
  title?: string
  description?: string
  /** Path of its one address, without the locale. */
  canonical?: string
  /** What robots are told of it. */
  robots?: string
  data?: Record<string, unknown>
  article?: { [Name in keyof ToldArticle]?: string }
  product?: { [Name in keyof ToldProduct]?: string }
  /** Pages above it, the outermost first. @property path without the locale */
  trail?: { name: string; path: string }[]
}

/** Says it of what the platform has answered. @param pathOf of a link whose values are resolved, without the locale; undefined where it lacks one */
export function tellHead(
  { title, description, canonical, robots, data, article, product, trail }: SubjectHead,
  response: unknown,
  translate: Translate,
  locale: string,
  pathOf: (route: string, params: Record<string, unknown>) => string | undefined,
): ToldHead {
  const facts = { result: response } as Parameters<typeof resolveValues>[1]
  const say = (text: Text) =>
    translate(text, typeof text === 'string' ? {} : resolveValues(text.args, facts, createFormatters(locale)))
  const path = canonical?.route && pathOf(canonical.route, resolveValues(canonical.params, facts))
  const rule = robots === undefined ? undefined : resolveValue(robots, facts)
  return {
    ...(title !== undefined && { title: say(title) }),
    ...(description !== undefined && { description: say(description) }),
    ...(path && { canonical: path }),
    ...(typeof rule === 'string' && rule !== '' && { robots: rule }),
    ...(data && { data: nested(resolveValues(data, facts)) }),
    ...(article && { article: texts(resolveValues({ ...article }, facts)) }),
    ...(product && { product: productOf(product) }),
    ...(trail && {
      trail: trail.flatMap(({ text, link }) => {
        const path = link.route && pathOf(link.route, resolveValues(link.params, facts))
        return path ? [{ name: say(text), path }] : []
      }),
    }),
  }

  function productOf({ description: about, ...said }: ToldProduct) {
    const isText = typeof about === 'object' && 'key' in about
    return {
      ...texts(resolveValues({ ...said }, facts)),
      ...(about !== undefined && {
        description: isText ? say(about) : String(resolveValue(about, facts) ?? ''),
      }),
    }
  }
}

const texts = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

/** Properties of objects inside stand with a dot; one of which only its type is known is left out. */
function nested(values: Record<string, unknown>): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(values)) {
    const [name = '', part] = path.split('.')
    whole[name] = part === undefined ? value : { ...Object(whole[name]), [part]: value }
  }
  // What goes on on the site itself is at the address of its page, which is known where it is written.
  const isKnown = ([, value]: [string, unknown]) =>
    typeof value !== 'object' ||
    Object(value)['@type'] === 'VirtualLocation' ||
    Object.keys(Object(value)).some((name) => name !== '@type')
  return Object.fromEntries(Object.entries(whole).filter(isKnown))
}
