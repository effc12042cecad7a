import type { Engine, ModelLine } from '../Engine.ts'
import { type Rule, readSpecifiers, type Specifiers } from './rules.ts'
import { chanceOfAll } from './together.ts'

/** An engine that can also price a line that it does not offer (any more), as long as it is open. */
export type PricingEngine<State> = Required<Engine<State>> & {
  priceOf: (state: State, market: number, specifiers: string) => ModelLine | undefined
}

/**
 * An engine of a sport whose markets are rules over a view of its state.
 * @param parts `viewOf` makes what the rules look at; it is asked once a state
 */
export function createEngine<State, View>({
  viewOf,
  rules,
  ...play
}: Omit<Engine<State>, 'lines' | 'resultOf' | 'chanceOfAll'> & {
  viewOf: (state: State) => View
  rules: readonly Rule<View>[]
}): PricingEngine<State> {
  const byMarket = new Map(rules.map((rule) => [rule.market, rule]))
  let last: { state: State; view: View } | undefined
  const view = (state: State) => {
    if (last?.state !== state) last = { state, view: viewOf(state) }
    return last.view
  }
  const read = remembered(readSpecifiers)
  const asked = (state: State, market: number, specifiers: string) =>
    byMarket.get(market)?.ask(view(state), read(specifiers))
  const priceOf = (state: State, market: number, specifiers: string): ModelLine | undefined => {
    const line = asked(state, market, specifiers)
    if (!line || line.results()) return undefined
    return { market, specifiers, outcomes: line.chances() }
  }
  return {
    ...play,
    priceOf,
    chanceOfAll: (state, selections) => {
      const selected = selections.flatMap(({ market, specifiers, outcome }) => {
        const line = asked(state, market, specifiers)
        return line && !line.results() ? { line, outcome } : []
      })
      return selected.length === selections.length ? chanceOfAll(selected) : undefined
    },
    lines: (state) =>
      play.isOver(state)
        ? []
        : rules.flatMap((rule) =>
            rule.offers(view(state)).flatMap((specifiers) => priceOf(state, rule.market, specifiers) ?? []),
          ),
    resultOf: (state, market, specifiers) => asked(state, market, specifiers)?.results(),
  }
}

/** What texts of lines say is asked for again and again; there are some hundreds of them. */
function remembered(readText: (text: string) => Specifiers): (text: string) => Specifiers {
  const known = new Map<string, Specifiers>()
  return (text) => {
    const specifiers = known.get(text) ?? readText(text)
    if (known.size < 10_000) known.set(text, specifiers)
    return specifiers
  }
}
