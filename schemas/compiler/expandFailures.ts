import type { Origins, Trail } from './origins.ts'

export function expandFailures<D extends object>(definition: D, _trail: Trail, _origins: Origins): D {
  return definition
}
