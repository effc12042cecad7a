import { FeedXmlError } from './FeedXmlError.ts'
import type { Element } from './readXml.ts'

/** Longer than any name of the feed; what is longer would be no key of a table. */
const LONGEST = 500

/** No match begins outside of these. */
const EARLIEST = new Date('1970-01-01T00:00:00Z')
const LATEST = new Date('2200-01-01T00:00:00Z')

/** @throws FeedXmlError always: the attribute holds nothing that could be meant */
export function refuse(element: Element, attribute: string): never {
  const value = element.attributes[attribute]
  const said = value === undefined ? 'missing' : `"${value.slice(0, 60)}"`
  throw new FeedXmlError(element.document, `${element.name} ${attribute}`, said)
}

export function text(element: Element, attribute: string): string {
  const value = element.attributes[attribute]
  return value === undefined || value === '' || value.length > LONGEST ? refuse(element, attribute) : value
}

/** A whole number that a table holds; `usual` where it is left out. @param most the largest one */
export function whole(element: Element, attribute: string, usual?: number, most = 2 ** 31 - 1): number {
  const value = element.attributes[attribute]
  if ((value === undefined || value === '') && usual !== undefined) return usual
  if (value === undefined || !/^-?\d{1,10}$/.test(value)) return refuse(element, attribute)
  return Math.abs(Number(value)) <= most ? Number(value) : refuse(element, attribute)
}

/** One of some numbers; `usual` where it is left out. */
export function oneOf<const N extends number>(
  element: Element,
  attribute: string,
  numbers: readonly N[],
  usual?: N,
): N {
  const value = whole(element, attribute, usual)
  return numbers.find((one) => one === value) ?? refuse(element, attribute)
}

/** Milliseconds since 1970, as messages have it; undefined where it is left out. */
export function instant(element: Element, attribute: string): number | undefined {
  const value = element.attributes[attribute]
  if (value === undefined) return undefined
  return /^\d{1,15}$/.test(value) ? Number(value) : refuse(element, attribute)
}

/** A date with its time, as documents have it; undefined where it is left out. */
export function moment(element: Element, attribute: string): Date | undefined {
  const value = element.attributes[attribute]
  if (value === undefined) return undefined
  const date = new Date(value)
  return date >= EARLIEST && date < LATEST ? date : refuse(element, attribute)
}

/** The number at the end of an id: 1 of `sr:sport:1`. */
export function numberOf(element: Element, attribute: string): number {
  const [, number] = /:(\d{1,9})$/.exec(text(element, attribute)) ?? []
  return number === undefined ? refuse(element, attribute) : Number(number)
}

/** What is listed with bars between: `all|score`. */
export function list(element: Element, attribute: string): string[] {
  return (element.attributes[attribute] ?? '').split('|').filter(Boolean)
}
