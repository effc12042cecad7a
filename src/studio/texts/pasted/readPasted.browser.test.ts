import { expect, it } from 'vitest'
import { readPasted } from './readPasted.ts'

/** As Microsoft Word for Windows puts text on the clipboard. */
const fromWord = (
  body: string,
) => `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-GB style='tab-interval:36.0pt'>
<!--StartFragment-->${body}<!--EndFragment-->
</body></html>`

const wordLine = (level: number, bullet: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

it('takes paragraphs, headings, emphasis and links from Word', () => {
  const { markup, left } = readPasted(
    fromWord(`<p class=MsoTitle>Summer   offer</p>
<h1>Terms<o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Play</b> with <i>care</i>,
see <a href="https://example.com/terms?a=1&amp;b=2"><span style='color:#0563C1'>our terms</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>1 &lt; 2 &amp; more&nbsp;words</p>`),
  )
  expect(markup.split('\n')).toEqual([
    '<h2>Summer offer</h2>',
    '<h2>Terms</h2>',
    '<p><strong>Play</strong> with <em>care</em>, see <a href="https://example.com/terms?a=1&amp;b=2">our terms</a>.</p>',
    '<p>1 &lt; 2 &amp; more words</p>',
  ])
  expect(left).toEqual({ looks: 1 })
})

it('makes lists of the lines that Word calls so, as deep as they stand', () => {
  const lines = [
    wordLine(1, '·', 'One'),
    wordLine(2, 'a)', 'Inner'),
    wordLine(2, 'b)', 'Other'),
    wordLine(1, '·', 'Two'),
  ]
  const { markup } = readPasted(
    fromWord(`<p class=MsoNormal>Before</p>${lines.join('')}<p class=MsoNormal>After</p>`),
  )
  expect(markup).toBe(
    '<p>Before</p>\n<ul><li>One<ol><li>Inner</li><li>Other</li></ol></li><li>Two</li></ul>\n<p>After</p>',
  )
})

it('leaves out comments, notes, deleted words, pictures and links to files, and counts them', () => {
  const { markup, left } = readPasted(
    fromWord(`<p class=MsoNormal>Text<a style='mso-comment-reference:AB_1;mso-comment-date:20260101T1200'></a><span
class=MsoCommentReference><span style='mso-special-character:comment'>[AB1]</span></span> stays<a href="#_ftn1"><span class=MsoFootnoteReference>[1]</span></a><del>never</del>
<!--[if gte vml 1]><v:shape id="x"><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><img src="file:///C:/a.png">
<a href="file:///C:/plan.docx">here</a><a href="javascript:alert(1)">, there</a><a name="_Toc1"></a></p>
<div style='mso-element:comment-list'><p class=MsoCommentText>Check this</p></div>
<div style='mso-element:footnote-list'><p class=MsoFootnoteText>A note</p></div>`),
  )
  expect(markup).toBe('Text stays here, there')
  expect(left).toMatchObject({ comments: 3, notes: 2, deleted: 1, pictures: 1, links: 2 })
})

it('takes text from Google Docs, whose lists stand in each other and whose whole is in a tag of bold', () => {
  const span = (words: string, weight = 400) =>
    `<span style="font-size:11pt;font-family:Arial;color:#000000;font-weight:${weight};font-style:normal;text-decoration:none">${words}</span>`
  const { markup, left } =
    readPasted(`<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr">${span('Title')}</h2><p dir="ltr" style="line-height:1.38">${span('Some ')}${span('strong', 700)}${span(' words, ')}<a href="https://www.google.com/url?q=https://example.com/x&amp;sa=D" style="text-decoration:none;"><span style="text-decoration:underline">link</span></a></p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${span('One')}</p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation">${span('Inner')}</p></li></ul><li dir="ltr"><p dir="ltr">${span('Two')}</p></li></ul><br class="Apple-interchange-newline"></b>`)
  expect(markup.split('\n')).toEqual([
    '<h2>Title</h2>',
    '<p>Some <strong>strong</strong> words, <a href="https://example.com/x">link</a></p>',
    '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
  ])
  expect(Object.keys(left)).toEqual(['looks'])
})

it('takes one line without a paragraph around it, and its words where a text is plain', () => {
  expect(readPasted('<p class=MsoNormal>Only <b>this</b>&#8203;</p>')).toEqual({
    ...{ markup: 'Only <strong>this</strong>', words: 'Only this', isFormatted: true, left: {} },
  })
  expect(readPasted('<p>One</p><ul><li>Two &amp; a half</li></ul>').words).toBe('One Two & a half')
})

it('turns the rows of a table into lines, and says so', () => {
  const table = '<table><tr><th>Sum</th><th>Days</th></tr><tr><td>10</td><td><p>7</p></td></tr></table>'
  expect(readPasted(table)).toMatchObject({ markup: '<p>Sum · Days</p>\n<p>10 · 7</p>', left: { tables: 1 } })
})

it('lets no code through', () => {
  const { markup } = readPasted(
    '<p onclick="x()">a<script>alert(1)</script><svg><script>b</script></svg><a href="data:text/html,x">c</a></p>',
  )
  expect(markup).toBe('ac')
})

it('reads styles where the policy of the studio lets no element have any', () => {
  // It holds for this document from here on, and for those that are made in it.
  const policy = Object.assign(document.createElement('meta'), { content: "style-src 'self'" })
  policy.httpEquiv = 'Content-Security-Policy'
  document.head.append(policy)
  const read = readPasted(
    `<p style='color:red'>One <span style="font-weight:700">two</span></p><style>p { color: red }</style>`,
  )
  expect(read).toMatchObject({ markup: 'One <strong>two</strong>', left: { looks: 1 } })
})
