import { describe, expect, it } from 'vitest'
import type { Definition, MessagesDefinition } from '#generated/grammar/types.ts'
import { checkTextArguments } from './checkTextArguments.ts'
import type { SiteIndex } from './siteIndex.ts'

const page = (...blocks: object[]) => ({ kind: 'page', id: 'home', blocks }) as unknown as Definition
const text = (words: unknown) => ({ type: 'text', props: { text: words } })
const said = (messages: Record<string, string>, more: object = {}): MessagesDefinition =>
  ({ kind: 'messages', id: 'en/home', locale: 'en', messages, ...more }) as MessagesDefinition
const found = (texts: MessagesDefinition, ...definitions: Definition[]) =>
  checkTextArguments([texts], { definitions } as unknown as SiteIndex).map(({ pointer, message, hint }) => [
    pointer,
    message,
    hint,
  ])

const fault = (key: string, name: string, hint: string) => [
  [`/messages/${key}`, `Nothing that shows this text gives it {${name}}.`, hint],
]

describe('arguments of texts', () => {
  const paid = text({ key: 'home.paid', args: { amount: { from: '/item/amount' } } })

  it('are those that a definition gives', () => {
    expect(found(said({ 'home.paid': 'Paid {amount}' }), page(paid))).toEqual([])
    expect(found(said({ 'home.paid': 'Paid {amuont}' }), page(paid))).toEqual(
      fault('home.paid', 'amuont', 'It is given: amount.'),
    )
  })

  it('are none in what a locked screen shows', () => {
    const words = said({ 'push.notice.bonus': 'You got {amount}' })
    expect(found(words)).toEqual(fault('push.notice.bonus', 'amount', 'It is given no argument.'))
  })

  it('are looked for in choices too', () => {
    const words = said({ 'home.paid': '{amount, plural, one {# of {kind}} other {#}}' })
    expect(found(words, page(paid))).toEqual(fault('home.paid', 'kind', 'It is given: amount.'))
  })

  it('are none where only the key is named', () => {
    const words = said({ 'home.line': 'Second {x} line' })
    expect(found(words, page(text('home.line')))).toEqual(fault('home.line', 'x', 'It is given no argument.'))
  })

  it('are those that any of its uses gives', () => {
    const words = said({ 'home.paid': 'Paid {amount} by {method}' })
    const other = text({ key: 'home.paid', args: { method: 'card' } })
    expect(found(words, page(paid, other))).toEqual([])
  })

  it('are what the grammar says besides', () => {
    const countdown = { type: 'countdown', props: { seconds: 5, text: 'home.left' } }
    expect(found(said({ 'home.left': '{time}' }), page(countdown))).toEqual([])
    expect(found(said({ 'home.left': '{tmie}' }), page(countdown))).toEqual(
      fault('home.left', 'tmie', 'It is given: clock, days, seconds, time.'),
    )
  })

  it('are what code gives to its texts, letters and errors', () => {
    const dictionary = {
      kind: 'dictionary',
      id: 'default',
      entries: { min_length: 'errors.short' },
    } as unknown as Definition
    const right = {
      'shell.home': '{brand}',
      'mail.confirm.text': '{code} {link} {minutes} {brand}',
      'sms.confirm.text': '{code}',
      'errors.short': '{min}',
    }
    expect(found(said(right), dictionary)).toEqual([])
    const wrong = { 'shell.home': '{name}', 'mail.confirm.text': '{cdoe}', 'errors.short': '{mim}' }
    expect(found(said(wrong), dictionary).map(([pointer]) => pointer)).toEqual(
      Object.keys(wrong).map((key) => `/messages/${key}`),
    )
  })

  it('are not asked of texts that nothing names, nor of those for editors', () => {
    expect(found(said({ 'home.other': '{x}' }))).toEqual([])
    expect(found(said({ 'home.line': '{x}' }, { for: 'editors' }), page(text('home.line')))).toEqual([])
  })
})
