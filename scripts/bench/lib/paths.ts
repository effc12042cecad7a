import { join } from 'node:path'

export const BENCH = join(import.meta.dirname, '..')
export const ROOT = join(BENCH, '../..')
export const CACHE = join(ROOT, '.cache/bench')
