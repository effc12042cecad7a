import { describe, expect, it } from 'vitest'
import ar from '../studio/sentences/ar.json' with { type: 'json' }
import de from '../studio/sentences/de.json' with { type: 'json' }
import en from '../studio/sentences/en.json' with { type: 'json' }
import lv from '../studio/sentences/lv.json' with { type: 'json' }
import ru from '../studio/sentences/ru.json' with { type: 'json' }
import { createSentences } from './createSentences.ts'
import { sayCondition, sentenceIn } from './sayCondition.ts'

const words = { en, lv, ru, de, ar }
type Language = keyof typeof words

const facts: Record<string, string> = { '/session/country': 'the country', '/data/amount': 'the amount' }
const sentences: Record<string, string> = {
  excluded: 'the player has excluded themselves',
  closed: 'the site is closed',
  waiting: 'a payment is waiting',
}
const speech = (language: Language) => ({
  say: createSentences(language, words[language]),
  fact: (pointer: string) => facts[pointer],
  sentence: (name: string) => sentences[name],
})
const say = (condition: unknown, language: Language = 'en') => sayCondition(condition, speech(language))

describe('a condition as a sentence', () => {
  it.each<[unknown, string]>([
    [true, 'always'],
    [false, 'never'],
    [{}, 'always'],
    [{ '/session/country': 'LV' }, 'the country is “LV”'],
    [{ not: { '/session/country': 'LV' } }, 'the country is not “LV”'],
    [{ '/data/amount': 1000 }, 'the amount is 1,000'],
    [{ '/a': true }, '/a is true'],
    [{ not: { '/a': false } }, '/a is not false'],
    [{ '/a': null }, '/a is empty'],
    [{ '/session/country': ['LV', 'DE', 'EE'] }, 'the country is “LV”, “DE” or “EE”'],
    [{ not: { '/session/country': ['LV', 'DE'] } }, 'the country is neither “LV” nor “DE”'],
    [{ not: { '/session/country': ['LV', 'DE', null] } }, 'the country is neither “LV”, “DE” nor empty'],
    [{ '/a': [true, false, 2] }, '/a is true, false or 2'],
    [{ '/a': ['x'] }, '/a is “x”'],
    [{ '/a': {} }, '/a is there'],
    [{ not: { '/a': {} } }, '/a is not there'],
    [{ '/a': { not: { const: 1 } } }, '/a is there and /a is not 1'],
    [
      { '/data/amount': { minimum: 10, maximum: 20 } },
      'the amount is at least 10 and the amount is at most 20',
    ],
    [{ '/data/amount': { exclusiveMinimum: 10 } }, 'the amount is above 10'],
    [{ not: { '/data/amount': { exclusiveMaximum: 10 } } }, 'the amount is not below 10'],
    [{ '/a': { type: 'string', pattern: '^x' } }, '/a matches the pattern “^x”'],
    [{ '/a': { minLength: 1 } }, '/a is filled in'],
    [{ '/a': { minLength: 6 } }, '/a has at least 6 characters'],
    [{ '/a': { maxLength: 1 } }, '/a has at most 1 character'],
    [{ '/a': { minItems: 1 } }, '/a has entries'],
    [{ not: { '/a': { minItems: 3 } } }, '/a does not have at least 3 entries'],
    [{ '/a': { maxItems: 0 } }, '/a has no entries'],
    [{ '/a': { minProperties: 1 } }, '/a has at least 1 part'],
    [{ '/a': { maxProperties: 2 } }, '/a has at most 2 parts'],
    [{ '/a': { type: ['string', 'null'] } }, '/a is a text or empty'],
    [{ '/a': { contains: { const: 'x' } } }, '/a has an entry of which this holds: it is “x”'],
    [
      { '/a': { items: { properties: { b: { const: 1 } }, required: ['b'] } } },
      'of every entry of /a this holds: its “b” is 1',
    ],
    [{ '/a': { additionalProperties: false } }, '/a fits “{"additionalProperties":false}”'],
    [{ minProperties: 2 }, 'what is known has at least 2 parts'],
    [
      { '/a': { oneOf: [{ const: 1 }, { minimum: 5 }] } },
      '/a is there and exactly one of these holds: /a is 1; /a is at least 5',
    ],
    ['excluded', 'the player has excluded themselves'],
    [{ not: 'excluded' }, 'it is not so that the player has excluded themselves'],
    ['nameless', 'the condition “nameless” holds'],
    [{ not: 'nameless' }, 'the condition “nameless” does not hold'],
    [
      { not: { any: ['excluded', 'closed'] } },
      'it is neither so that the player has excluded themselves nor that the site is closed',
    ],
    [
      { not: { any: ['excluded', 'closed', { '/a': 1 }, 'waiting'] } },
      'it is neither so that the player has excluded themselves, that the site is closed nor that a payment is waiting and /a is not 1',
    ],
  ])('%j: %s', (condition, sentence) => {
    expect(say(condition)).toBe(sentence)
  })

  it.each<[unknown, string]>([
    [{ all: [{ '/a': 1 }, { '/b': 2 }] }, '/a is 1 and /b is 2'],
    [{ '/a': 1, '/b': 2, '/c': 3 }, '/a is 1, /b is 2 and /c is 3'],
    [{ any: [{ '/a': 1 }, { '/b': 2 }, { '/c': 3 }] }, '/a is 1, /b is 2 or /c is 3'],
    [{ any: [{ '/a': 1, '/b': 2 }, { '/c': 3 }] }, '/a is 1 and /b is 2, or /c is 3'],
    [{ all: [{ '/a': 1 }, { any: [{ '/b': 2 }, { '/c': 3 }] }] }, '/a is 1, and either /b is 2 or /c is 3'],
    [
      { all: [{ '/a': 1 }, { any: [{ '/b': 2 }, { '/c': 3, '/d': 4 }] }] },
      '/a is 1, and either /b is 2 or (/c is 3 and /d is 4)',
    ],
    [{ not: { '/a': 1, '/b': 2 } }, '/a is not 1 or /b is not 2'],
    [{ not: { not: { '/a': 1 } } }, '/a is 1'],
    [{ if: { required: ['a'] }, else: { required: ['b'] } }, '/a is there or /b is there'],
  ])('tells what belongs together: %j', (condition, sentence) => {
    expect(say(condition)).toBe(sentence)
  })

  it('says the same of the short and of the long form', () => {
    const long = {
      properties: { a: { properties: { b: { enum: [1, 2] } }, required: ['b'] } },
      required: ['a'],
    }
    expect(say(long)).toBe(say({ '/a/b': [1, 2] }))
    expect(say({ properties: { a: { properties: { b: { const: 1 } } } } })).toBe(
      '/a/b is not there or /a/b is 1',
    )
  })

  it.each<[Language, string]>([
    [
      'en',
      'the country is neither “LV” nor “DE”, and either the amount is at least 5 or the player has excluded themselves',
    ],
    [
      'de',
      'the country ist weder „LV“ noch „DE“, und entweder the amount ist mindestens 5 oder the player has excluded themselves',
    ],
    [
      'lv',
      'the country nav ne „LV”, ne „DE”, un vismaz viens no šiem: the amount ir vismaz 5 vai the player has excluded themselves',
    ],
    [
      'ru',
      'the country — ни «LV», ни «DE», и хотя бы одно из этого: the amount — не менее 5 или the player has excluded themselves',
    ],
  ])('is said in %s', (language, sentence) => {
    const condition = {
      all: [
        { not: { '/session/country': ['LV', 'DE'] } },
        { any: [{ '/data/amount': { minimum: 5 } }, 'excluded'] },
      ],
    }
    expect(say(condition, language)).toBe(sentence)
  })

  it('keeps apart what runs the other way', () => {
    expect(say({ '/session/country': ['LV', 'مصر'] }, 'ar')).toBe(
      '\u2068the country\u2069 يساوي «\u2068LV\u2069» أو «مصر»',
    )
    expect(say({ '/session/country': ['LV', 'مصر'] })).toBe('the country is “LV” or “\u2068مصر\u2069”')
  })

  it.each(Object.keys(words) as Language[])('has every word in %s, and no other', (language) => {
    expect(Object.keys(words[language])).toEqual(Object.keys(en))
    const names = /\{(fact|value|values|not|types?|clause|list|name|sentence|part|first|second)(?=[,}])/g
    const placeholders = (text: string) => [...new Set(text.match(names))].sort()
    for (const [key, text] of Object.entries(words[language]))
      expect([key, ...placeholders(text)]).toEqual([key, ...placeholders(en[key as keyof typeof en])])
  })

  it.each([0, 1, 2, 3, 11, 100])('counts %i in every language', (count) => {
    for (const language of Object.keys(words) as Language[])
      for (const word of ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'])
        for (const condition of [{ '/a': { [word]: count } }, { not: { '/a': { [word]: count } } }])
          expect(say(condition, language)).not.toMatch(/[#{}]|undefined/)
  })

  it('of a named condition is the one in the language of the reader, else the English one, else any', () => {
    expect(sentenceIn({ de: 'A', en: 'B' }, 'de')).toBe('A')
    expect(sentenceIn({ de: 'A', en: 'B' }, 'lv')).toBe('B')
    expect(sentenceIn({ de: 'A' }, 'lv')).toBe('A')
    expect(sentenceIn('C', 'lv')).toBe('C')
    const texts: Record<string, string> = { 'de conditions.a': 'A', 'en conditions.a': 'B' }
    const textOf = (key: string, language: string) => texts[`${language} ${key}`]
    expect(sentenceIn({ key: 'conditions.a' }, 'de', textOf)).toBe('A')
    expect(sentenceIn({ key: 'conditions.a' }, 'lv', textOf)).toBe('B')
    expect(sentenceIn({ key: 'conditions.b' }, 'de', textOf)).toBeUndefined()
  })
})
