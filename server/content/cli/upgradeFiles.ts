import { rewrite } from '#schemas/compiler/rewrite.ts'
import { edition, editionOf } from '#schemas/compiler/upgrade.ts'
import { readSite } from '../readSite.ts'
import { writeSite } from '../writeSite.ts'

/**
 * Writes all definitions of a directory in the language of today; those that are of it stay as they are.
 * @returns what was done, a line each: the files that are others now, and how many definitions were upgraded
 * @throws where a definition cannot be read; then no file is touched
 */
export async function upgradeFiles(directory: string): Promise<string[]> {
  const definitions = await readSite(directory)
  const older = definitions.filter((one) => editionOf(one) < edition)
  const touched = await writeSite(directory, definitions.map(rewrite))
  return [...touched, `${older.length} of ${definitions.length} definitions upgraded to edition ${edition}`]
}
