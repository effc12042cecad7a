import { plainCharacters } from '#schemas/rules/plainCharacters.ts'
import { trim } from '#schemas/rules/sanitise.ts'
import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import { plainText, type TextFormat } from './useTextEntry.ts'

/** Digits are read from what groups them. */
const digits: TextFormat = {
  ...plainText,
  read: (text) => {
    const written = plainCharacters(text).trim()
    const bare = written.replace(/[-.\s]/g, '')
    return /^\d+$/.test(bare) ? bare : written
  },
}

const plain: TextFormat = { ...plainText, read: (text) => plainCharacters(text).trim() }

const formats: Partial<Record<FieldArtefact['rules'][number]['rule'], TextFormat>> = {
  email: plain,
  digits,
  one_time_code: digits,
  card_number: digits,
  postcode: plain,
  card_holder: plain,
  min_value: plain,
  max_value: plain,
  // A code may hold any letters. The box keeps a blank at its end, which may come to stand within.
  promo_code: { ...plainText, read: trim },
}

/**
 * How a line is read whose rules take plain letters, digits and signs, whatever keyboard wrote them, or a code without
 * what stands around it; undefined for others.
 */
export function textOfSigns(rules: FieldArtefact['rules']): TextFormat | undefined {
  return rules.map(({ rule }) => formats[rule]).find((format) => format !== undefined)
}
