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

/** A game and how well it fits; ties are for the caller to order. */
export type Found = { game: Game; score: number }

type Entry = { name: string; words: ReadonlyMap<string, number> }

/** A letter of another script than Latin; what is left of it when it is folded is only how it sounds. */
const foreign = /(?!\p{Script=Latin})\p{L}/u

/**
 * Finds games by what somebody types: every word must fit one of the game's name, its maker or what it is about; whole
 * words before beginnings, and those before what is only like them.
 */
export function createGameSearch(games: readonly Game[]): (query: string) => Found[] {
  const entries = games.map(entryOf)
  const holders = new Map<string, { at: number; weight: number }[]>()
  entries.forEach(({ words }, at) => {
    for (const [word, weight] of words) {
      const list = holders.get(word)
      if (list) list.push({ at, weight })
      else holders.set(word, [{ at, weight }])
    }
  })
  const index = new WordIndex(holders.keys())

  /** Scores by place of the game. */
  const scoresOf = (fits: readonly Fit[]): Map<number, number> => {
    const scores = new Map<number, number>()
    for (const { word, fit } of fits)
      for (const { at, weight } of holders.get(word) ?? [])
        scores.set(at, Math.max(scores.get(at) ?? 0, fit * weight))
    return scores
  }

  const fitting = (typed: readonly TypedWord[], find: (one: TypedWord) => Fit[]): Map<number, number> => {
    const [first = new Map<number, number>(), ...others] = typed.map((one) => scoresOf(find(one)))
    const all = new Map<number, number>()
    for (const [at, score] of first) {
      const scores = others.map((other) => other.get(at))
      if (scores.every((one) => one !== undefined))
        all.set(at, scores.reduce((sum, one) => sum + one, score) / typed.length)
    }
    return all
  }

  return (query) => {
    const folded = foldText(query)
    const isForeign = foreign.test(query)
    const typed = wordsOf(folded).map((word) => ({ word, isForeign }))
    if (typed.length === 0) return []
    // `star burst` means what is written as one word too.
    const ways = typed.length === 1 ? [typed] : [typed, [{ word: folded.replaceAll(' ', ''), isForeign }]]
    const found = new Map<number, number>()
    const add = (find: (one: TypedWord) => Fit[]) => {
      for (const way of ways)
        for (const [at, score] of fitting(way, find)) found.set(at, Math.max(found.get(at) ?? 0, score))
    }
    add((one) => index.begunBy(one))
    if (found.size < enough) add((one) => [...index.begunBy(one), ...index.likely(one)])
    return [...found].flatMap(([at, score]) => {
      const game = games[at]
      if (!game) return []
      const name = entries[at]?.name ?? ''
      const more = name === folded ? wholeName : name.startsWith(folded) ? nameBegins : 0
      return [{ game, score: score + more }]
    })
  }
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
  add(name.replaceAll(' ', ''), weights.joined)
  add(foldText(game.providerName), weights.maker)
  for (const word of [...game.tags, ...game.features, game.kept.kind]) add(foldText(word), weights.word)
  return { name, words }
})
