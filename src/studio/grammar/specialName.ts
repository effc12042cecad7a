import type { GrammarSchema } from '#schemas/runtime/walkGrammar.ts'
import { isNamed } from './Surroundings.ts'

export type SpecialName =
  | 'condition'
  | 'text'
  | 'actions'
  | 'binding'
  | 'value'
  | 'values'
  | 'link'
  | 'name'
  | 'names'
  | 'fact'
  | 'picture'
  | 'moment'

const byTitle: Readonly<Record<string, SpecialName>> = {
  Text: 'text',
  MessageKey: 'text',
  Actions: 'actions',
  Binding: 'binding',
  Value: 'value',
  Values: 'values',
  Link: 'link',
  ImageSource: 'picture',
  Moment: 'moment',
}

/** Where the address of a picture may lead; other addresses have other patterns. */
const ofPictures = new Set(['^(/(?!/)|https://)', '^(/(?!/)|https://)[^\\s]+$'])

/** Which editor of its own a part has, by what the grammar calls it or refers to with it. */
export function specialName({ title, pattern, 'x-ref': reference }: GrammarSchema): SpecialName | undefined {
  if (reference === 'condition') return 'condition'
  const named = typeof title === 'string' && Object.hasOwn(byTitle, title) ? byTitle[title] : undefined
  if (named) return named
  if (reference === 'fact' || reference === 'item-fact') return 'fact'
  if (reference === 'picture' || (typeof pattern === 'string' && ofPictures.has(pattern))) return 'picture'
  return isNamed(reference) ? 'name' : undefined
}

/** What a player sees first is edited first. */
export const isFirst = (name: SpecialName | undefined): boolean =>
  name === 'text' || name === 'picture' || name === 'name' || name === 'link'
