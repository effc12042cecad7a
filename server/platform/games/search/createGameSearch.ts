import { memo } from '#schemas/runtime/memo.ts'
import type { Game } from '../catalogue/Game.ts'
import { foldText, wordsOf } from './foldText.ts'
import { type Fit, type TypedWord, WordIndex } from './WordIndex.ts'

/** What a word of a game counts, by where it stands. */
const weights = { name: 1, joined: 0.95, listed: 0.9, maker: 0.6, word: 0.4 } as const

/** How much more a game counts whose name is, or begins with, all that was typed. */
const wholeName = 2
const nameBegins = 0.5

/** Where fewer games fit as typed, those that are likely meant are looked for too. */
const enough = 3

/** Letters and words of a query that are looked at: no name has more, and each costs a look at all names. */
const mostLetters = 60
const mostWords = 8

/** A game and how well it fits. */
export type Found = { game: Game; score: number }

type Entry = {
  name: string
  /** The name without its spaces. */
  joined: string
  words: ReadonlyMap<string, number>
}

type Holders = Map<string, { at: number; weight: number }[]>

/** A letter of another script than Latin; what is left of it when it is folded is only how it sounds. */
const foreign = /(?!\p{Script=Latin})\p{L}/u

/**
 * Finds games by what somebody types: every word must fit one of the game's name, its maker or what it is about; whole
 * words before beginnings, and those before what is only like them. What fits alike stands in the order of the games.
 */
export function createGameSearch(games: readonly Game[]): (query: string) => Found[] {
  const entries = games.map(entryOf)
  const holders: Holders = new Map()
  const joined: Holders = new Map()
  entries.forEach((entry, at) => {
    for (const [word, weight] of entry.words) hold(holders, word, { at, weight })
    hold(joined, entry.joined, { at, weight: weights.joined })
  })
  const index = new WordIndex(holders.keys())
  // As many as there are games: nobody looks among them for slips.
  const joinedIndex = new WordIndex(joined.keys())

  /** Scores by place of the game; 0 where nothing fits. */
  const scoresOf = (fits: readonly Fit[], held: Holders): Float64Array => {
    const scores = new Float64Array(games.length)
    for (const { word, fit } of fits)
      for (const { at, weight } of held.get(word) ?? [])
        if (fit * weight > (scores[at] ?? 0)) scores[at] = fit * weight
    return scores
  }

  /** The mean of what each word scores, where all of them fit. */
  const fitting = (typed: readonly TypedWord[], find: (one: TypedWord) => Fit[]): Float64Array => {
    const [sums = new Float64Array(games.length), ...others] = typed.map((one) =>
      scoresOf(find(one), holders),
    )
    // Plain loops: this runs for every key that is pressed.
    for (const scores of others)
      for (let at = 0; at < sums.length; at += 1) {
        const sum = sums[at] ?? 0
        const score = scores[at] ?? 0
        sums[at] = sum > 0 && score > 0 ? sum + score : 0
      }
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) / typed.length
    return sums
  }

  const rank = (folded: string, scores: Float64Array): Found[] => {
    const found: Found[] = []
    for (let at = 0; at < scores.length; at += 1) {
      const score = scores[at] ?? 0
      const game = games[at]
      if (score === 0 || !game) continue
      const name = entries[at]?.name ?? ''
      const more = name === folded ? wholeName : name.startsWith(folded) ? nameBegins : 0
      found.push({ game, score: score + more })
    }
    return found.sort((one, other) => other.score - one.score)
  }

  return (asked) => {
    // One letter may become a dozen as it is folded.
    const query = [...asked.slice(0, 2 * mostLetters)].slice(0, mostLetters).join('')
    const words = wordsOf(foldText(query).slice(0, 2 * mostLetters)).slice(0, mostWords)
    const folded = words.join(' ')
    const isForeign = foreign.test(query)
    const typed = words.map((word) => ({ word, isForeign }))
    if (typed.length === 0) return []
    // `star burst` and `bookofamber` mean what is written otherwise.
    const asOne = { word: folded.replaceAll(' ', ''), isForeign }
    const whole = scoresOf(joinedIndex.begunBy(asOne), joined)
    const asTyped = rank(
      folded,
      best(
        fitting(typed, (one) => index.begunBy(one)),
        whole,
      ),
    )
    if (asTyped.length >= enough) return asTyped
    const both = (one: TypedWord) => [...index.begunBy(one), ...index.likely(one)]
    const asMeant = typed.length === 1 ? whole : best(fitting([asOne], both), whole)
    return rank(folded, best(fitting(typed, both), asMeant))
  }
}

function hold(holders: Holders, word: string, one: { at: number; weight: number }): void {
  const list = holders.get(word)
  if (list) list.push(one)
  else holders.set(word, [one])
}

function best(one: Float64Array, other: Float64Array): Float64Array {
  for (let at = 0; at < one.length; at += 1) one[at] = Math.max(one[at] ?? 0, other[at] ?? 0)
  return one
}

const folds = new Map<string, string>()

/** Of what many games share: makers and tags. */
function foldOften(text: string): string {
  const known = folds.get(text)
  const folded = known ?? foldText(text)
  if (known === undefined && folds.size < 10_000) folds.set(text, folded)
  return folded
}

/** Kept with the game, which is the same object until something is said of it anew. */
const entryOf = memo((game: Game): Entry => {
  const words = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text)) words.set(word, Math.max(words.get(word) ?? 0, weight))
  }
  const name = foldText(game.name)
  const listed = game.kept.name === game.name ? name : foldText(game.kept.name)
  add(name, weights.name)
  add(listed, weights.listed)
  add(foldOften(game.providerName), weights.maker)
  for (const word of [...game.tags, ...game.features, game.kept.kind]) add(foldOften(word), weights.word)
  return { name, joined: name.replaceAll(' ', ''), words }
})
