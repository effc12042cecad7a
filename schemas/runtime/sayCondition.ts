import { type Clause, conditionClauses, type Subject } from './conditionClauses.ts'
import { isSchema } from './walkGrammar.ts'

/** The words that sentences are made of, and what is called how, all in the editor's language. */
export type Speech = {
  /** Says a message of `schemas/studio/sentences`. */
  say: (key: string, args?: Readonly<Record<string, string | number>>) => string
  /** What the fact at a pointer is called: "the country of the player". */
  fact?: (pointer: string) => string | undefined
  /** The sentence of a named condition: "the player has excluded themselves". */
  sentence?: (name: string) => string | undefined
}

/**
 * A condition, written or plain, as a sentence without its first capital and its full stop: what must hold, for whoever
 * reads a definition aloud. Pure; takes any JSON.
 */
export function sayCondition(condition: unknown, speech: Speech): string {
  return sayClause(conditionClauses(condition), speech, 0)
}

/** @param depth how many lists of clauses stand around it */
function sayClause(clause: Clause, speech: Speech, depth: number): string {
  const { say } = speech
  const not = 'negated' in clause && clause.negated ? 'yes' : 'no'
  switch (clause.says) {
    case 'always':
    case 'never':
      return say(clause.says)
    case 'name':
      return sayName(clause.name, not, speech)
    case 'compare':
      return sayComparison(clause, not, speech)
    case 'contains':
    case 'every': {
      const fact = saySubject(clause.subject, speech)
      return say(clause.says, { not, fact, clause: sayClause(clause.of, speech, depth + 1) })
    }
    case 'exactlyOne': {
      const list = clause.of.map((one) => sayClause(one, speech, depth + 1))
      return say('exactlyOne', { not, list: sayList(list, 'each', speech) })
    }
    default:
      return sayClauses(clause, speech, depth)
  }
}

/**
 * Lists in lists, so that nobody has to guess what belongs together: a comma before the outer "and", an "either" before
 * the inner "or", brackets from the third level on.
 */
function sayClauses({ says, of }: Clause & { says: 'all' | 'any' }, speech: Speech, depth: number): string {
  const word = says === 'all' ? 'and' : 'or'
  const isWide = depth === 0 && of.some((one) => one.says === 'all' || one.says === 'any')
  const list = sayList(sayMembers(of, speech, depth), isWide ? `${word}Wide` : word, speech)
  if (depth > 1) return speech.say('brackets', { list })
  return depth === 1 && says === 'any' ? speech.say('either', { list }) : list
}

/** Named conditions that are denied beside each other are denied together: neither … nor …. */
function sayMembers(of: readonly Clause[], speech: Speech, depth: number): string[] {
  const isDenied = (one: Clause) =>
    one.says === 'name' && one.negated && speech.sentence?.(one.name) !== undefined
  const denied = of.filter(isDenied)
  if (denied.length < 2) return of.map((one) => sayClause(one, speech, depth + 1))
  const sentences = denied.map((one) => speech.sentence?.((one as { name: string }).name) ?? '')
  const neither = speech.say('neither', {
    list: sayList(
      sentences.map((one) => isolate(one, speech)),
      'nor',
      speech,
    ),
  })
  return of.flatMap((one) =>
    one === denied[0] ? [neither] : isDenied(one) ? [] : [sayClause(one, speech, depth + 1)],
  )
}

function sayName(name: string, not: 'yes' | 'no', speech: Speech): string {
  const sentence = speech.sentence?.(name)
  if (sentence === undefined) return speech.say('condition', { not, name: isolate(name, speech) })
  const isolated = isolate(sentence, speech)
  return not === 'yes' ? speech.say('notSo', { sentence: isolated }) : isolated
}

function sayComparison(
  { by, subject, value }: Clause & { says: 'compare' },
  not: 'yes' | 'no',
  speech: Speech,
): string {
  const { say } = speech
  const fact = saySubject(subject, speech)
  if (by === 'oneOf') {
    const values = (value as unknown[]).map((one) => sayValue(one, speech))
    const isDenied = not === 'yes'
    return say(isDenied ? 'noneOf' : 'oneOf', {
      fact,
      values: sayList(values, isDenied ? 'norValue' : 'orValue', speech),
    })
  }
  if (by === 'type') {
    const types = (value as unknown[]).map((type) => say('typeName', { type: String(type) }))
    return say('type', { not, fact, types: sayList(types, 'orValue', speech) })
  }
  if (by === 'is' && typeof value === 'boolean') return say(value ? 'isTrue' : 'isFalse', { not, fact })
  if (by === 'is' && value === null) return say('isNothing', { not, fact })
  // What counts is a number by its shape, so that the message may choose by it.
  const isCounted = typeof value === 'number' && by !== 'is'
  return say(by, { not, fact, value: isCounted ? value : sayValue(value, speech) })
}

function sayValue(value: unknown, speech: Speech): string {
  if (typeof value === 'number') return speech.say('number', { value })
  if (typeof value === 'boolean') return speech.say(value ? 'true' : 'false')
  if (value === null) return speech.say('nothing')
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return speech.say('text', { value: isolate(text, speech) })
}

function saySubject({ pointer, entry }: Subject, speech: Speech): string {
  if (entry)
    return pointer === ''
      ? speech.say('entry')
      : speech.say('entryPart', { part: isolate(pointer.slice(1), speech) })
  if (pointer === '') return speech.say('facts')
  return isolate(speech.fact?.(pointer) ?? pointer, speech)
}

/** Words in a row, as the language joins them: the first two, each further one, and the last. */
function sayList(list: readonly string[], style: string, { say }: Speech): string {
  const [first = '', ...rest] = list
  const last = rest.pop()
  if (last === undefined) return first
  if (rest.length === 0) return say(`${style}.two`, { first, second: last })
  const before = rest.reduce((said, second) => say(`${style}.middle`, { first: said, second }), first)
  return say(`${style}.end`, { first: before, second: last })
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * What may run the other way than the sentence is kept apart from it (Unicode Bidirectional Algorithm, 2.4), so that
 * neither draws the other's words and signs to itself.
 */
function isolate(text: string, { say }: Speech): string {
  const runsRight = RIGHT_TO_LEFT.test(text)
  const runsLeft = /\p{L}/u.test(text.replace(new RegExp(RIGHT_TO_LEFT, 'g'), ''))
  const isApart = say('direction') === 'rtl' ? runsLeft || !runsRight : runsRight
  return isApart ? `\u2068${text}\u2069` : text
}

/**
 * The sentence of a named condition in a language; in English, or in whichever it was written, where it was not in that.
 * @param sentence as the definition has it: one text, one for each language, or the key of a text for editors
 * @param textOf the text of a key in a language
 */
export function sentenceIn(
  sentence: unknown,
  language: string,
  textOf: (key: string, language: string) => string | undefined = () => undefined,
): string | undefined {
  if (typeof sentence === 'string') return sentence
  if (!isSchema(sentence)) return undefined
  if (typeof sentence.key === 'string') return textOf(sentence.key, language) ?? textOf(sentence.key, 'en')
  const [text] = [sentence[language], sentence.en, ...Object.values(sentence)].filter(
    (one) => typeof one === 'string',
  )
  return text as string | undefined
}
