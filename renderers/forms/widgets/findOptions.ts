import type { NamedChoice } from '../choices/nameChoices.ts'

/** Options that hold what was typed, whatever its case and accents; those that begin with it come first. */
export function findOptions(options: readonly NamedChoice[], typed: string): readonly NamedChoice[] {
  const wanted = plain(typed)
  if (wanted === '') return options
  const named = options.map((option) => ({ option, name: plain(option.name) }))
  const fitting = named.filter(({ name, option }) => name.includes(wanted) || plain(option.value) === wanted)
  const begins = (name: string) => Number(!name.startsWith(wanted))
  return fitting.sort((one, other) => begins(one.name) - begins(other.name)).map(({ option }) => option)
}

/** Whether a text names an option in full, by its name or its code: what browsers fill in. */
export function isExactly(text: string): (option: NamedChoice) => boolean {
  const wanted = plain(text)
  return ({ name, value }) => wanted !== '' && (plain(name) === wanted || plain(value) === wanted)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
