import { edition } from '#schemas/compiler/upgrade.ts'
import { isObject, type JsonObject } from '../definition/identity.ts'
import { leastOf } from './least.ts'

/** What a popup and a fragment must have that no property says alone. */
const more: Readonly<Record<string, (key: string) => JsonObject>> = {
  popup: (key) => ({ initialView: 'main', views: { main: { title: key, blocks: [] } } }),
  fragment: (key) => ({ blocks: [{ type: 'text', text: key }] }),
}

/** A definition of a kind that says only what it must, with keys for the texts that are to be written. */
export function leastDefinition(kind: string, id: string): JsonObject {
  const begins: Record<string, string> = { form: 'forms', page: 'pages', popup: 'popups', menu: 'menu' }
  let count = 0
  const textKey = () => {
    count += 1
    const name = count === 1 ? 'title' : `text-${count}`
    return `${begins[kind] ?? 'pages'}.${id.replaceAll('/', '-')}.${name}`
  }
  const least = leastOf(`${kind}.json`, { textKey, namesOf: () => [] })
  const begun = isObject(least) ? least : {}
  return { ...begun, kind, id, edition, ...more[kind]?.(textKey()) }
}
