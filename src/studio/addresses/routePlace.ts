import { joinPointer } from '#schemas/runtime/readPointer.ts'
import { isObject, type Json } from '../definition/identity.ts'

/** JSON Pointer of the route of a name (cashier.deposit) in the routes as they are written. */
export function routePlace(
  routes: Json | undefined,
  name: string,
  pointer = '/routes',
  before = '',
): string | undefined {
  for (const [at, route] of (Array.isArray(routes) ? routes : []).entries()) {
    if (!isObject(route)) continue
    const full = before + String(route.name)
    const here = joinPointer(pointer, at)
    const found =
      full === name ? here : routePlace(route.children, name, joinPointer(here, 'children'), `${full}.`)
    if (found !== undefined) return found
  }
  return undefined
}
