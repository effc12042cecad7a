import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { formatDefinition } from '../schemas/compiler/formatDefinition.ts'

// Prints the definitions of the starter site in the one way there is (decision 0158); --check only names those that are not.

const root = join(import.meta.dirname, '..')
const folder = join(root, 'schemas/site')
const isCheck = process.argv.includes('--check')

const entries = await readdir(folder, { recursive: true, withFileTypes: true })
const files = entries
  .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()

let others = 0
for (const file of files) {
  const text = await readFile(file, 'utf8')
  const printed = formatDefinition(JSON.parse(text))
  if (text === printed) continue
  others += 1
  console.log(relative(root, file))
  if (!isCheck) await writeFile(file, printed)
}
if (isCheck && others > 0) {
  console.error(`${others} definitions are printed otherwise: npm run format`)
  process.exitCode = 1
}
