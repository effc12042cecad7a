import { blockSchemas } from '#schemas/compiler/grammar.ts'
import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import type { Sort } from './outline.ts'

const kept = 'studio.clipboard'

/** Nodes as text: other pages, other tabs and other editors take it. */
export const writeNodes = (sort: Sort, nodes: readonly Json[]): string =>
  JSON.stringify({ croupier: sort, nodes }, null, 2)

/** The nodes that a text holds; undefined where it holds none of that sort. */
export function readNodes(text: string, sort: Sort): JsonObject[] | undefined {
  try {
    const read = JSON.parse(text) as Json
    const isOurs = isObject(read) && read.croupier === sort && Array.isArray(read.nodes)
    const nodes = isOurs ? (read.nodes as Json[]).filter(isObject) : []
    return nodes.length > 0 && nodes.every(fits[sort]) ? nodes : undefined
  } catch {
    return undefined
  }
}

const isBlock = ({ type, use, slot }: JsonObject): boolean =>
  typeof type === 'string' ? Object.hasOwn(blockSchemas, type) : typeof (use ?? slot) === 'string'
const isItem = ({ label }: JsonObject): boolean => label !== undefined
const isRoute = ({ name, path }: JsonObject): boolean => typeof name === 'string' && typeof path === 'string'
const fits: Readonly<Record<Sort, (node: JsonObject) => boolean>> = {
  block: isBlock,
  item: isItem,
  route: isRoute,
}

/** Where the clipboard of the browser may not be read, what was copied in this tab. */
export const keptClipboard = {
  read: (): string => sessionStorage.getItem(kept) ?? '',
  /** Where the store is full, or not allowed, the clipboard of the browser is left. */
  write(text: string): void {
    try {
      sessionStorage.setItem(kept, text)
    } catch {}
  },
}
