import { soundOf } from './foldText.ts'
import { slipsOf } from './slipsOf.ts'

/** A word that is typed. */
export type TypedWord = {
  word: string
  /** It was typed in another script, so that how it sounds counts too. */
  isForeign: boolean
}

/** A word of the index that fits one that was typed. @property fit above 0, at most 1 */
export type Fit = { word: string; fit: number }

/** How well words fit that are like what was typed, or sound like it; whole words and beginnings fit better than any. */
const slipFits = [0, 0.5, 0.35]
const soundFit = 0.3
const soundBeginFit = 0.25

/** All words of an index, found by what somebody types of them. */
export class WordIndex {
  readonly #words: readonly string[]
  /** Of each word, in the order of the words. */
  readonly #letters: Uint32Array
  #sounds: readonly string[] | undefined

  constructor(words: Iterable<string>) {
    this.#words = [...words].sort()
    this.#letters = Uint32Array.from(this.#words, lettersOf)
  }

  /** The word itself and those that begin with it: the less is missing, the better. */
  begunBy({ word }: TypedWord): Fit[] {
    const found: Fit[] = []
    for (let at = this.#firstFrom(word); ; at += 1) {
      const one = this.#words[at]
      if (!one?.startsWith(word)) return found
      found.push({ word: one, fit: one === word ? 1 : 0.65 + 0.25 * (word.length / one.length) })
    }
  }

  /** Words whose beginning was typed with a slip or two, and those that sound alike where it was another script. */
  likely(typed: TypedWord): Fit[] {
    const { word, isForeign } = typed
    const most = word.length < 3 ? 0 : word.length < 6 ? 1 : 2
    const found: Fit[] = []
    const letters = lettersOf(word)
    if (most > 0)
      for (const [at, one] of this.#words.entries()) {
        // Letters that it does not have at all are slips already.
        if (countBits(letters & ~(this.#letters[at] ?? 0)) > most) continue
        const slips = slipsOf(word, one, most)
        if (slips !== undefined && slips > 0) found.push({ word: one, fit: slipFits[slips] ?? 0 })
      }
    return isForeign ? [...found, ...this.#sounding(word)] : found
  }

  #sounding(word: string): Fit[] {
    const sound = soundOf(word)
    if (sound.length < 2) return []
    this.#sounds ??= this.#words.map(soundOf)
    return this.#sounds.flatMap((one, at) => {
      const found = this.#words[at]
      if (found === undefined || !one.startsWith(sound)) return []
      return [{ word: found, fit: one === sound ? soundFit : soundBeginFit }]
    })
  }

  /** Place of the first word that is not before `word`. */
  #firstFrom(word: string): number {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#words[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Which letters a folded word has, one bit each; all digits share one. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at) - 97
    bits |= 1 << (code >= 0 && code < 26 ? code : 26)
  }
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
