import { beforeEach, expect, it } from 'vitest'
import { textAt } from './textAt.ts'

const texts: Record<string, string> = {
  'pages.one': 'How it  began',
  'pages.two': 'Read on',
  'pages.many': '{count, plural, other {# games}}',
}
const textOf = (key: string) => texts[key]
const block = {
  type: 'hero',
  title: 'pages.one',
  note: { key: 'pages.many', args: { count: 3 } },
  blocks: [{ type: 'button', label: { key: 'pages.two' } }],
}

beforeEach(() => {
  document.body.innerHTML =
    '<div id="at-0"><section><h1>How it <b>began</b></h1><p>3 games</p><button><span>Read on</span></button></section></div>'
})

const at = (selector: string) => textAt(document.querySelector(selector) as Element, block, textOf)

it('finds the text that stands where somebody pointed, with what shows it', () => {
  expect(at('b')).toEqual({ key: 'pages.one', element: document.querySelector('h1') })
  expect(at('span')).toEqual({ key: 'pages.two', element: document.querySelector('span') })
})

it('finds none beside texts, nor where one is shown otherwise than it is written', () => {
  expect(at('section')).toBeUndefined()
  expect(at('p')).toBeUndefined()
})
