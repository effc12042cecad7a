import sax from 'sax'
import { expect, test } from 'vitest'
import { element, xmlDocument } from './element.ts'

test('whatever is written is read back, but for what XML cannot hold', () => {
  const said = `a "b" 'c' <d> & {é} عربي 🏀\u0000\u0008\ud800`
  const read: unknown[] = []
  const parser = sax.parser(true)
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ name, attributes }) => void read.push([name, attributes])
  parser
    .write(xmlDocument(element('one', { said, number: 1, is: false, gone: undefined }, [element('two')])))
    .close()
  expect(read).toEqual([
    ['one', { said: `a "b" 'c' <d> & {é} عربي 🏀`, number: '1', is: 'false' }],
    ['two', {}],
  ])
})
