import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { parse } from 'yaml'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/**
 * One document out of an OpenAPI description in several files: path items are put in place, and every other
 * thing that a file refers to becomes a component schema under its own name. Keys are sorted.
 *
 * @throws when a reference points nowhere or two files use one schema name.
 */
export function bundleApi(rootFile: string): JsonObject {
  const root = resolve(rootFile)
  const files = new Map<string, Json>()
  const schemas: JsonObject = {}
  const origins = new Map<string, string>()

  const read = (file: string): Json => {
    const known = files.get(file)
    if (known !== undefined) return known
    const document: Json = parse(readFileSync(file, 'utf8'))
    files.set(file, document)
    return document
  }

  const follow = (file: string, pointer: string): Json => {
    let node: Json | undefined = read(file)
    for (const part of pointer.split('/').slice(1)) {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
      node = isObject(node) ? node[key] : undefined
    }
    if (node === undefined) throw new Error(`${basename(file)}#${pointer} does not exist`)
    return node
  }

  const bundleRef = (ref: string, from: string): string => {
    const [path = '', pointer = ''] = ref.split('#')
    const file = path === '' ? from : resolve(dirname(from), path)
    if (file === root) return `#${pointer}`
    const name = pointer.slice(pointer.lastIndexOf('/') + 1)
    const origin = origins.get(name)
    if (origin === undefined) {
      origins.set(name, file)
      schemas[name] = walk(follow(file, pointer), file)
    } else if (origin !== file) {
      throw new Error(`${name} is in both ${basename(origin)} and ${basename(file)}`)
    }
    return `#/components/schemas/${name}`
  }

  const walk = (node: Json, from: string): Json => {
    if (Array.isArray(node)) return node.map((item) => walk(item, from))
    if (!isObject(node)) return node
    const out: JsonObject = {}
    for (const [key, value] of Object.entries(node)) {
      out[key] = key === '$ref' && typeof value === 'string' ? bundleRef(value, from) : walk(value, from)
    }
    return out
  }

  const paths: JsonObject = {}
  const document = read(root)
  if (!isObject(document) || !isObject(document.paths)) throw new Error(`${basename(root)} has no paths`)
  for (const [path, item] of Object.entries(document.paths)) {
    const ref = isObject(item) && typeof item.$ref === 'string' ? item.$ref : undefined
    const [file = '', pointer = ''] = ref?.split('#') ?? []
    const source = resolve(dirname(root), file)
    paths[path] = ref === undefined ? walk(item, root) : walk(follow(source, pointer), source)
  }
  const whole = walk({ ...document, paths: {} }, root)
  const components = isObject(whole) && isObject(whole.components) ? whole.components : {}
  const own = isObject(components.schemas) ? components.schemas : {}
  const bundled = sortKeys({
    ...(isObject(whole) ? whole : {}),
    paths,
    components: { ...components, schemas: { ...own, ...schemas } },
  })
  return isObject(bundled) ? bundled : {}
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sortKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (!isObject(value)) return value
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, item]) => [key, sortKeys(item)]))
}
