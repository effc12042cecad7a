import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { findAvoided, type GlossaryEntry } from './lib/findAvoided.ts'
import { type Text, textsOfCode, textsOfMessages } from './lib/glossaryTexts.ts'

// Tells which texts use a word that the glossary of their language has another for (scripts/glossary, docs/decisions/0301).

const root = join(import.meta.dirname, '..')
const glossaries = join(root, 'scripts/glossary')

/** Where the texts of a glossary stand: those of a language, or those of the studio, which has one. */
const textsOf = (name: string): Promise<Text[]> =>
  name === 'studio'
    ? textsOfCode(root, 'src/studio/words')
    : textsOfMessages(root, [`schemas/site/messages/${name}`, `gameframe/messages/${name}.json`])

let problems = 0
for (const file of (await readdir(glossaries)).filter((one) => one.endsWith('.json')).sort()) {
  const entries = JSON.parse(await readFile(join(glossaries, file), 'utf8')) as GlossaryEntry[]
  for (const { place, text } of await textsOf(basename(file, '.json')))
    for (const { not, use } of findAvoided(text, entries)) {
      problems += 1
      console.error(`${place} says “${not}”: the glossary has “${use}” (scripts/glossary/${file})`)
    }
}
if (problems > 0) process.exitCode = 1
