import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../markets')

/** The family of each market, by its number. */
export function readFamilies(): ReadonlyMap<number, string> {
  const markets = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap(
      (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { id: number; family: string }[],
    )
  return new Map(markets.map(({ id, family }) => [id, family]))
}
