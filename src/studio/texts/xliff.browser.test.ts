import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseXml } from './parseXml.ts'
import { readXliff, writeXliff, type XliffUnit } from './xliff.ts'

const unit = (source: string, target?: string): XliffUnit => ({
  definition: 'messages/de/ui',
  key: 'ui.hello',
  source,
  ...(target !== undefined && { target }),
})

it('comes back as it went', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '{name} <b>&amp;</b> {n, plural, one {#} other {a}}',
      '<a href="/faq?a=1&amp;b=2">{name} and {name}</a><br></p>',
      '<b><i>{name}</b></i> <b>two</b> <b>three</b>',
      ' \n two  spaces \t',
      "'{'",
      ']]>',
      'a\u0000b\r\nc\u001f\uffff{name}',
    ),
  )
  fc.assert(
    fc.property(
      text,
      fc.option(
        text.filter((one) => one !== ''),
        { nil: undefined },
      ),
      (source, target) => {
        const units = [unit(source, target), { ...unit(source), definition: 'messages/de/a/b', key: 'a.b' }]
        expect(readXliff(writeXliff('en', 'de', units))).toEqual({ from: 'en', to: 'de', units })
      },
    ),
  )
})

it('marks arguments and tags, says what the text was, and how far it is', () => {
  const text = writeXliff('en', 'de', [
    { ...unit('Hello {name}', 'Hallo {name}'), isTranslated: true, note: 'It was: Hi' },
  ])
  expect(text).toContain('<ph id="1" dataRef="d1" equiv="name" disp="{name}"/>')
  expect(text).toContain('<originalData><data id="d1">{name}</data></originalData><segment')
  expect(text).toContain('<note>It was: Hi</note>')
  expect(text).toContain('<segment state="translated">')
  for (const left of [unit('Hi'), unit('Hi', 'Hallo')])
    expect(writeXliff('en', 'de', [left])).toContain('<segment state="initial">')
})

/** Ids of the codes of a part, in their order. */
const ids = (part: Element | undefined) => [...(part?.querySelectorAll('[id]') ?? [])].map(({ id }) => id)

it('names each code of a text once, and in the translation as in the text', () => {
  const text = writeXliff('en', 'de', [
    unit('<b>{a}</b> {a} <b>{c}</b>', '{c}: <b>{a}</b>, <i>{a}</i>, {a} <b>x</b>'),
  ])
  const xml = parseXml(text)
  const [source, target] = ['source', 'target'].map((name) => ids(xml.querySelector(name) ?? undefined))
  expect(source).toEqual(['1', '2', '3', '4', '5'])
  expect(target).toEqual(['5', '1', '2', '6', '3', '7', '4'])
})

const withTools = (inner: string, space = '2.0') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:${space}" version="${space}" srcLang="en" trgLang="de">
    <file id="f1" original="messages/de/ui"><unit id="ui.hello">${inner}</unit></file></xliff>`

it('reads codes by what is kept of them, as any tool writes them', () => {
  const data = (id: string, text: string) => `<data id="${id}">${text}</data>`
  const kept = `<originalData>${data('d1', '{n}')}${data('d2', '&lt;b&gt;')}${data('d3', '&lt;/b&gt;')}</originalData>`
  const texts = (name: string, words: string) => `<${name}>${words}</${name}>`
  const inner = (words: string) =>
    `<sc id="2" dataRef="d2"/>${words}<ec startRef="2" dataRef="d3"/> <pc id="3" dataRefStart="d2" dataRefEnd="d3">x</pc> <ph id="1" dataRef="d1" disp="[1]"/>`
  const segment = `<segment>${texts('source', inner('Hi'))}${texts('target', inner('Ja'))}</segment>`
  expect(readXliff(withTools(kept + segment))?.units).toEqual([
    unit('<b>Hi</b> <b>x</b> {n}', '<b>Ja</b> <b>x</b> {n}'),
  ])
})

it('takes the order of a translation from it', () => {
  const segment = (source: string, target: string, order: string) =>
    `<segment><source>${source}</source><target${order}>${target}</target></segment>`
  const cuts = `${segment('One', 'Eins', ' order="3"')}<ignorable><source> </source></ignorable>${segment('two', 'Zwei', ' order="1"')}`
  expect(readXliff(withTools(cuts))?.units).toEqual([unit('One two', 'Zwei Eins')])
})

it('reads 2.2 as 2.0', () => {
  const segment = '<segment><source>Hi</source><target>Ja</target></segment>'
  expect(readXliff(withTools(segment, '2.2'))?.units).toEqual([unit('Hi', 'Ja')])
})

it('joins what a tool has cut into segments', () => {
  const cut = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
    <file id="f1" original="messages/de/ui"><unit id="ui.hello">
      <segment><source>One.</source><target>Eins.</target></segment>
      <ignorable><source> </source></ignorable>
      <segment><source>Two <pc id="1"><ph id="n" disp="{n}"/></pc><!-- no --></source><target>Zwei <ph id="n" disp="{n}"/></target></segment>
    </unit></file></xliff>`
  expect(readXliff(cut)?.units).toEqual([unit('One. Two {n}', 'Eins. Zwei {n}')])
  expect(readXliff(cut.replaceAll(/<target>.*?<\/target>/g, ''))?.units).toEqual([unit('One. Two {n}')])
})

it('is told from what it is not', () => {
  expect(readXliff('<xliff')).toBeUndefined()
  expect(readXliff('<html/>')).toBeUndefined()
  expect(readXliff('<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>')).toBeUndefined()
})
