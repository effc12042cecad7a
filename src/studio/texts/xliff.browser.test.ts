import fc from 'fast-check'
import { expect, it } from 'vitest'
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

it('marks arguments, says what the text was, and how far it is', () => {
  const text = writeXliff('en', 'de', [{ ...unit('Hello {name}', 'Hallo {name}'), note: 'It was: Hi' }])
  expect(text).toContain('<ph id="name" equiv="name" disp="{name}"/>')
  expect(text).toContain('<note>It was: Hi</note>')
  expect(text).toContain('<segment state="translated">')
  expect(writeXliff('en', 'de', [unit('Hi')])).toContain('<segment state="initial">')
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
