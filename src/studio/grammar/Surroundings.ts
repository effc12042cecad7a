import { createContext, useContext } from 'react'
import { operationFields } from '#generated/operationFields.ts'
import type { History } from '../definition/createHistory.ts'
import { isObject, type Json, type JsonObject } from '../definition/identity.ts'
import type { Site } from '../stores/createSite.ts'
import type { Fact } from './shapes.ts'

/** What editors of parts know of the definition and of the site that they stand in. */
export type Surroundings = {
  site: Site
  definition: JsonObject
  /** In which texts are written and read. */
  locale: string
  /** A key that no text has yet. */
  newTextKey: () => string
  /** Facts that hold at the place that is edited and not everywhere. */
  facts: readonly Fact[]
  /** Of the screen: what is done beside the definition is undone with it. */
  history: History
  /** A text was saved: what shows it is to show it anew. */
  textSaved: () => void
}

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined)

export function useSurroundings(): Surroundings {
  const around = useContext(SurroundingsContext)
  if (!around) throw new Error('There is nothing around this editor.')
  return around
}

/** Kinds of definitions that the grammar refers to by another name. */
const kinds: Readonly<Record<string, string>> = { 'condition-name': 'condition', 'field-list': 'form' }
const ofKinds = new Set([
  'page',
  'form',
  'popup',
  'menu',
  'fragment',
  'dictionary',
  'payment-method',
  'game-category',
  'loyalty-programme',
  'system-page',
  'condition-name',
  'field-list',
])

/** What the grammar calls so (`x-ref`) is of this kind, if it is a definition. */
export const kindOf = (reference: string): string => kinds[reference] ?? reference

/** Words that a definition says names of. */
const words: Readonly<Record<string, string>> = { 'game-tag': 'tags', 'game-feature': 'features' }

/** Whether there are names to choose from for what the grammar calls so (`x-ref`). */
export const isNamed = (reference: unknown): boolean =>
  typeof reference === 'string' &&
  (ofKinds.has(reference) ||
    Object.hasOwn(words, reference) ||
    ['route', 'theme', 'locale', 'view'].includes(reference) ||
    reference.endsWith('operation'))

/** Names that a property may refer to. */
export function namesOf(site: Site, definition: JsonObject, reference: string): string[] {
  if (ofKinds.has(reference)) {
    const prefix = `${kindOf(reference)}/`
    return site.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
  }
  const [told, list] = [site.definition('games/main') ?? {}, words[reference] ?? '']
  if (list !== '') return isObject(told[list]) ? Object.keys(told[list]) : []
  if (reference === 'route') return routeNames(site.definition('routes/main')?.routes)
  if (reference === 'locale') return site.locales()
  if (reference === 'view') return isObject(definition.views) ? Object.keys(definition.views) : []
  if (reference === 'theme') {
    const { theme } = site.definition('site/main') ?? {}
    return isObject(theme) && isObject(theme.themes) ? Object.keys(theme.themes) : []
  }
  return reference.endsWith('operation') ? operationNames(reference) : []
}

/** Names of routes with those that they stand in before them. */
function routeNames(routes: Json | undefined, before = ''): string[] {
  const list = Array.isArray(routes) ? routes.filter(isObject) : []
  return list.flatMap(({ name, children }) => [
    before + String(name),
    ...routeNames(children, `${before}${String(name)}.`),
  ])
}

/** Operations that do what the grammar asks of them. */
export function operationNames(reference: string): string[] {
  return Object.entries(operationFields).flatMap(([name, { method, required, optional }]) => {
    const isPaged = ['offset', 'count'].every((one) => optional.includes(one))
    const suits =
      reference === 'read-operation'
        ? method === 'GET'
        : reference === 'paged-operation'
          ? method === 'GET' && isPaged
          : reference !== 'upload-operation' || required.includes('file')
    return suits ? [name] : []
  })
}
