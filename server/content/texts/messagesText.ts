import { editionOf, upgrade } from '#schemas/compiler/upgrade.ts'
import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import { etagOf } from '../etagOf.ts'
import { hash } from '../hash.ts'

type Texts = Readonly<Record<string, unknown>>

/** How a text differs. */
export interface TextChange {
  key: string
  change: 'added' | 'changed' | 'removed'
  /** The version that it would have; null where it is removed. */
  etag: string | null
}

/** Definitions of messages as their canonical JSON, taken apart and put together text by text. */
export const messagesText = {
  /**
   * In which texts two states differ, sorted; a state that is not there has none.
   * @returns undefined where they are not told apart by texts: they are no messages, differ in something else, or the
   *   later is not there
   */
  changes(before: string | undefined, after: string | undefined): TextChange[] | undefined {
    const [was, now] = [read(before), read(after)]
    if (now === undefined || (before !== undefined && was?.rest !== now.rest)) return undefined
    const keys = [...new Set([...Object.keys(was?.texts ?? {}), ...Object.keys(now.texts)])].sort()
    const changes = keys.flatMap((key): TextChange[] => {
      const [old, etag] = [versionOf(was?.texts, key), versionOf(now.texts, key)]
      if (old === etag) return []
      return [{ key, change: old === null ? 'added' : etag === null ? 'removed' : 'changed', etag }]
    })
    return changes.length > 0 ? changes : undefined
  },

  /**
   * A state with some texts as another one has them, or without them where that has none.
   * @returns undefined where neither is messages
   */
  patch(
    onto: string | undefined,
    from: string | undefined,
    keys: readonly string[],
  ): { body: string; isEmpty: boolean } | undefined {
    const [base, source] = [read(onto), read(from)]
    const model = base ?? source
    if (model === undefined || (onto !== undefined && base === undefined)) return undefined
    // What is of one edition stays of it, so that in the end it is just what the draft says.
    const isOfOne = [base, source].every((one) => one === undefined || one.edition === model.edition)
    const whole = isOfOne ? model.definition : upgrade(model.definition)
    const texts: Record<string, unknown> = { ...base?.texts }
    for (const key of keys) {
      delete texts[key]
      if (source !== undefined && Object.hasOwn(source.texts, key)) texts[key] = source.texts[key]
    }
    const body = canonicalJson({ ...whole, messages: texts })
    return { body, isEmpty: Object.keys(texts).length === 0 }
  },

  /** The version of one text, null where it is not there. */
  version: (body: string | undefined, key: string): string | null => versionOf(read(body)?.texts, key),
}

function versionOf(texts: Texts | undefined, key: string): string | null {
  return texts !== undefined && Object.hasOwn(texts, key) ? etagOf(hash(canonicalJson(texts[key]))) : null
}

function read(body: string | undefined) {
  if (body === undefined) return undefined
  const definition = JSON.parse(body) as Record<string, unknown>
  const { messages, ...others } = upgrade(definition)
  if (definition.kind !== 'messages' || typeof messages !== 'object' || messages === null) return undefined
  if (Array.isArray(messages)) return undefined
  const edition = editionOf(definition)
  return { definition, edition, texts: messages as Texts, rest: canonicalJson(others) }
}
