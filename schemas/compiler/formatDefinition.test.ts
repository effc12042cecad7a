import { describe, expect, it } from 'vitest'
import { formatDefinition, type Printed } from './formatDefinition.ts'

describe('the print of a definition', () => {
  it('has the keys of the grammar in its order, and any others, sorted, behind them', () => {
    const menu = { items: [], other: 1, another: 2, id: 'main', kind: 'menu' }
    expect(Object.keys(JSON.parse(formatDefinition(menu)))).toEqual([
      'kind',
      'id',
      'items',
      'another',
      'other',
    ])
  })

  it('has keys that are names of its own sorted', () => {
    const messages = {
      locale: 'en',
      id: 'en/a',
      kind: 'messages',
      messages: { 'b.b': 'B', 'a.a': 'A', 'a.B': 'C' },
    }
    expect(formatDefinition(messages)).toBe(`{
  "kind": "messages",
  "id": "en/a",
  "locale": "en",
  "messages": {"a.B": "C", "a.a": "A", "b.b": "B"}
}
`)
  })

  it('takes as many lines as it needs for 110 columns, the comma among them', () => {
    const third = (length: number) =>
      formatDefinition({ kind: 'dictionary', id: 'a', entries: { a: 'x'.repeat(length) }, fields: {} }).split(
        '\n',
      )[3]
    const around = '  "entries": {"a": ""},'.length
    expect(third(110 - around)).toBe(`  "entries": {"a": "${'x'.repeat(110 - around)}"},`)
    expect(third(111 - around)).toBe('  "entries": {')
  })

  it('keeps what is longer than a line whole', () => {
    const text = 'x'.repeat(200)
    expect(
      formatDefinition({ kind: 'messages', id: 'a', locale: 'en', messages: { 'a.a': text } }),
    ).toContain(`    "a.a": "${text}"\n`)
  })

  it('has the words of a condition in one order, the facts sorted', () => {
    const when = {
      all: [
        { '/b': { minLength: 1, type: 'string' }, '/a': 1 },
        { required: ['x'], properties: { x: { required: ['y'], type: 'object' } } },
      ],
    }
    const text = formatDefinition({ when, sentence: 'it is so', id: 'a', kind: 'condition' })
    expect(text).toBe(`{
  "kind": "condition",
  "id": "a",
  "sentence": "it is so",
  "when": {
    "all": [
      {"/a": 1, "/b": {"type": "string", "minLength": 1}},
      {"properties": {"x": {"type": "object", "required": ["y"]}}, "required": ["x"]}
    ]
  }
}
`)
  })

  it('knows the words of actions by what they do', () => {
    const page = {
      kind: 'page',
      id: 'a',
      title: 'a.b',
      blocks: [],
      opened: [{ tone: 'info', text: 'a.b', do: 'toast' }],
    }
    expect(formatDefinition(page)).toContain('[{"do": "toast", "text": "a.b", "tone": "info"}]')
  })

  it('has the props of a block before what stands in it', () => {
    const inner = { text: 'a.b', type: 'text' }
    const stack = { blocks: [inner], gap: 'md', visibleWhen: 'signed-in', id: 'top', type: 'stack' }
    const print =
      '{"type": "stack", "id": "top", "visibleWhen": "signed-in", "gap": "md", "blocks": [{"type": "text", "text": "a.b"}]}'
    const page = { kind: 'page', id: 'a', title: 'a.b', blocks: [stack] }
    expect(formatDefinition(page).replace(/,\n */g, ', ').replace(/\n */g, '')).toContain(print)
    const fragment = { kind: 'fragment', id: 'a', description: 'A', blocks: [stack] }
    expect(formatDefinition(fragment).indexOf('"gap"')).toBeLessThan(
      formatDefinition(fragment).lastIndexOf('"blocks"'),
    )
  })

  it('has use first in a variant, and behind it the grammar of what it comes to', () => {
    const variant = { help: [], code: 'gb', countries: ['GB'], with: {}, use: 'jurisdiction/usual' }
    const site = { kind: 'site', id: 'main', jurisdictions: [variant] }
    expect(formatDefinition(site)).toContain(
      '{"use": "jurisdiction/usual", "with": {}, "code": "gb", "countries": ["GB"], "help": []}',
    )
  })

  it('is the same text where items of a long list were printed before, and are the same objects', () => {
    const field = (at: number) => ({ attributes: { label: `a.l${at}` }, type: 'input', sysname: `f${at}` })
    const fields = Array.from({ length: 60 }, (_, at) => field(at))
    const form = { submit: { operation: 'a.b', label: 'a.c' }, id: 'a', kind: 'form', fields }
    const printed: Printed = new WeakMap()
    const before = formatDefinition(form, printed)
    expect(before).toBe(formatDefinition(form))
    const changed = { ...form, fields: [field(70), ...fields.toReversed().with(3, field(71))] }
    // Elsewhere the same objects have another grammar.
    const nonsense = { ...form, kind: 'menu', items: fields }
    for (const next of [form, changed, nonsense, { ...form, extends: 'b' }])
      expect(formatDefinition(next, printed)).toBe(formatDefinition(next))
  })

  it.each([null, 1, 'a', [], {}, [[], {}], { kind: 'nonsense', b: 1, a: undefined }, { kind: '__proto__' }])(
    'is one for any JSON: %j',
    (value) => {
      expect(JSON.parse(formatDefinition(value))).toEqual(JSON.parse(JSON.stringify(value)))
    },
  )
})
