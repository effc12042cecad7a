import type { Language } from './languages.ts'
import letters from './letters.json' with { type: 'json' }

type Script = keyof typeof letters
type Table = Readonly<Record<string, string>>

/** A name as it is written in a language: in its script by how it sounds, roughly, or as it stands. */
export function nameIn(language: Language, name: string): string {
  if (!Object.hasOwn(letters, language)) return name
  const script = language as Script
  const words = name.split(/([ -])/).map((word) => writeWord(word, script))
  return words.join('').replace(/ {2,}/g, ' ').trim()
}

/** Abbreviations of clubs are spelled letter by letter, or left out where nobody reads them so. */
function writeWord(word: string, script: Script): string {
  const { sounds, first, drops_abbreviations } = letters[script]
  const isAbbreviation = /^[A-Z]{2,3}$/.test(word)
  if (isAbbreviation && drops_abbreviations) return ''
  const small = word.toLowerCase()
  let written = ''
  for (let at = 0; at < small.length; ) {
    const length =
      [3, 2, 1].find((size) => !(isAbbreviation && size > 1) && soundAt(sounds, small, at, size)) ?? 1
    const sound = small.slice(at, at + length)
    const initial = at === 0 ? (first as Table)[sound] : undefined
    written += initial ?? (sounds as Table)[sound] ?? sound
    at += length
  }
  if (isAbbreviation) return written.toUpperCase()
  return written.charAt(0).toUpperCase() + written.slice(1)
}

function soundAt(sounds: Table, word: string, at: number, size: number): boolean {
  const sound = word.slice(at, at + size)
  return sound.length === size && Object.hasOwn(sounds, sound)
}
