import { expect, it } from 'vitest'
import { cleanDrawing } from './cleanDrawing.ts'

const svg = (inside: string, more = '') => `<svg xmlns="http://www.w3.org/2000/svg"${more}>${inside}</svg>`

it('keeps what draws', () => {
  const drawing = svg(
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><path id="p" d="M0 0"/></defs>' +
      '<style>.a{fill:url(#g)}</style><use href="#p" class="a"/><text x="1">5 &lt; 6</text>',
    ' viewBox="0 0 4 2"',
  )
  const clean = cleanDrawing(`<?xml version="1.0"?><!-- made by hand -->${drawing}`)
  expect(clean).toContain('viewBox="0 0 4 2"')
  expect(clean).toContain('.a{fill:url(#g)}')
  expect(clean).toContain('<use href="#p" class="a">')
  expect(clean).toContain('5 &lt; 6')
  // What is clean stays as it is.
  expect(cleanDrawing(clean ?? '')).toBe(clean)
})

it.each([
  ['a script', svg('<script>alert(1)</script><g/>')],
  ['a script in a data section', svg('<script><![CDATA[alert(1)]]></script>')],
  ['a handler', svg('<g onload="alert(1)"/>', ' onload="alert(1)"')],
  ['a handler of another name space', svg('<g xmlns:x="http://www.w3.org/2000/svg" x:onload="alert(1)"/>')],
  [
    'a foreign document',
    svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">alert(1)</body></foreignObject>'),
  ],
  ['a frame', svg('<iframe src="https://alert.example"/>')],
  ['a link', svg('<a href="javascript:alert(1)"><path/></a>')],
  ['a link that moves', svg('<animate attributeName="href" to="javascript:alert(1)"/>')],
  ['a script by another element', svg('<use href="data:image/svg+xml,alert(1)"/>')],
  ['a picture from elsewhere', svg('<image href="https://alert.example/1.png"/>')],
  ['a drawing within a picture', svg('<image href="data:image/svg+xml;base64,alert"/>')],
  ['a style that loads', svg('<style>@import "https://alert.example";</style>')],
  ['a style that loads a picture', svg('<g style="fill:url(https://alert.example)"/>')],
  ['a style that hides what it loads', svg('<style>a{fill:u\\72l(https://alert.example)}</style>')],
  ['a style that is read in two parts', svg('<style>@im<g/>port "https://alert.example";</style>')],
  ['a style with words in another element', svg('<style><g>@import "https://alert.example";</g></style>')],
  ['a style that names its source', svg('<g style="mask:src(&quot;https://alert.example&quot;)"/>')],
  [
    'a style that mixes pictures',
    svg('<g style="mask:cross-fade(&quot;https://alert.example&quot;, red)"/>'),
  ],
  ['a style in a data section', svg('<style><![CDATA[</style><script>alert(1)</script>]]></style>')],
  ['another name space', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>')],
  [
    'the same under another name space',
    `<svg xmlns="http://www.w3.org/1999/xhtml"><title>x</title><g xmlns="alert"/></svg>`,
  ],
])('leaves out %s', (_, drawing) => {
  const clean = cleanDrawing(drawing)
  expect(clean).toBeDefined()
  expect(clean).not.toContain('alert')
  expect(clean).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
})

it.each([
  ['what is no XML', '<svg><g></svg>'],
  ['two drawings', `${svg('')}${svg('')}`],
  ['another document', '<html><svg/></html>'],
  [
    'entities of its own',
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
  ],
  ['an entity that nobody knows', svg('<text>&file;</text>')],
  ['parts within parts that are used', svg('<g id="a"><use href="#b"/></g><use href="#a"/>')],
  ['nothing', ''],
  ['words', 'hello'],
])('refuses %s', (_, drawing) => {
  expect(cleanDrawing(drawing)).toBeUndefined()
})
