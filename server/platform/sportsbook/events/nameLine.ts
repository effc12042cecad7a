import { marketOf } from '../feed/lineKey.ts'
import { fillTemplate } from '../names/fillTemplate.ts'
import { ANY_MARKET, type MarketDescription } from '../names/MarketDescription.ts'
import type { Language, Names } from '../names/Names.ts'
import { ordinalIn } from '../names/ordinalIn.ts'
import { type NameOf, nameIn } from './createNames.ts'

/** Descriptions by market, and by market and variant. */
export type Descriptions = ReadonlyMap<string, MarketDescription>

/** Of an event, as names of its lines are made of it. */
export type NamedEvent = {
  name: string
  /** Names of the competitors, the home side first. */
  sides: readonly string[]
  /** Of competitors and players. */
  nameOf: NameOf
}

type Named = {
  name: string
  /** Of the feed, as its market has them. */
  groups: readonly string[]
  outcome: (id: string) => string | undefined
}

export function descriptionKey(market: number, variant = ''): string {
  return variant === '' ? String(market) : `${market} ${variant}`
}

/** Specifiers of a line by name. */
export function specifiersOf(line: string): Record<string, string> {
  const [, specifiers = ''] = line.split('?')
  return Object.fromEntries(
    specifiers.split('|').flatMap((one) => {
      const at = one.indexOf('=')
      return at > 0 ? [[one.slice(0, at), one.slice(at + 1)]] : []
    }),
  )
}

/**
 * What a line and its outcomes are called.
 * @returns undefined for one that nobody can name: it is shown to nobody, and neither is an outcome without a name
 */
export function nameLine(
  line: string,
  descriptions: Descriptions,
  event: NamedEvent,
  language: Language,
): Named | undefined {
  const market = descriptions.get(descriptionKey(marketOf(line)))
  const specifiers = specifiersOf(line)
  const variant =
    specifiers.variant === undefined
      ? undefined
      : (descriptions.get(descriptionKey(marketOf(line), specifiers.variant)) ??
        descriptions.get(descriptionKey(ANY_MARKET, specifiers.variant)))
  const values = {
    specifiers,
    competitors: event.sides,
    event: event.name,
    nameOf: event.nameOf,
  }
  const fill = (names: Names | undefined): string | undefined => {
    const template = nameIn(names, language)
    if (template === undefined) return undefined
    // A place in a row is told in the language of the words around it.
    const spoken = names?.[language] === undefined ? 'en' : language
    const ordinal = (number: number) => ordinalIn(spoken, number)
    try {
      return apart(fillTemplate(template, { ...values, ordinal }), language)
    } catch (error) {
      if (error instanceof RangeError) return undefined
      throw error
    }
  }
  const name = fill(market?.names)
  if (!market || name === undefined) return undefined
  return {
    ...{ name, groups: market.groups },
    outcome(id) {
      const found = (variant ?? market).outcomes.find((one) => one.id === id)
      return found ? fill(found.names) : event.nameOf(id)
    },
  }
}

/** A number, a score, a handicap: with its sign, read from left to right in whatever stands around it. */
const number = /[+−]?\d+(?:[.:]\d+)*/g

function apart(text: string, language: Language): string {
  return language === 'ar' ? text.replace(number, '\u2066$&\u2069') : text
}
