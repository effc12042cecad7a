import { describe, expect, it } from 'vitest'
import { cleanHtml } from '#renderers/pages/cleanHtml.ts'
import { simpleHtml } from './simpleHtml.ts'

/** As a document holds it, with attributes in one order. */
function shown(html: string | DocumentFragment): string {
  const element = document.createElement('div')
  if (typeof html !== 'string') element.append(html)
  else element.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  const print = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? ''
    const attributes = Array.from(node.attributes, ({ name, value }) => `${name}=${value}`).sort()
    return `<${[node.localName, ...attributes].join(' ')}>${[...node.childNodes].map(print).join('')}</>`
  }
  return [...element.childNodes].map(print).join('')
}

describe('simpleHtml', () => {
  it.each([
    '<p>One <b>two</b></p><ul><li>three</li></ul>',
    'AT&T &amp; co. 1 < 2 &lt;b&gt;<br/>next',
    '<a href="/terms">in</a><a href="https://out.example">out</a><a href=\'mailto:a@b.example\'>mail</a>',
    '<a href="javascript:alert(1)">x</a><a href="//evil.example">y</a><a href="data:text/html,x">z</a>',
    '<a href="/&#47;evil.example">x</a><a href="/\t/evil.example">y</a><a href="/&bsol;evil.example">z</a>',
    '<p onclick="alert(1)" style="color:red" class="x" lang="de">Hallo</p>',
    '<p dir="rtl" lang=ar>\u0645\u0631\u062d\u0628\u0627 <a dir=\'ltr\' href="/terms">x</a></p>',
    '<script>alert(1)</script>after<style>p{}</style>',
    '<div><p>unknown around</p></div>',
    '<p>not <b>closed',
    '</p>closed only',
    '<img src=x onerror=alert(1)>text',
    '<svg><script>alert(1)</script></svg>end',
    '<!-- <b>said</b> -->shown',
  ])('makes of %s what the browser makes', (html) => {
    expect(shown(simpleHtml(html, '/lv'))).toBe(shown(cleanHtml(html, '/lv')))
  })

  it.each([
    '<a href="/x" href="javascript:alert(1)">x</a>',
    '<p "><img src=x onerror=alert(1)>">x</p>',
    '<<script>alert(1)//<</script>',
    '<scr<script></script>ipt>alert(1)</script>',
    '<a href="/x&quot; onclick=&quot;alert(1)">x</a>',
    "<p lang='\"><img src=x onerror=alert(1)>'>x</p>",
    '<b\n><i\tonmouseover=alert(1)>x',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ])('makes nothing that runs of %s', (html) => {
    const element = new DOMParser().parseFromString(simpleHtml(html, ''), 'text/html').body
    const names = [...element.querySelectorAll('*')].flatMap((one) => [
      one.localName,
      ...one.getAttributeNames(),
    ])
    expect(names.filter((name) => /^on|script|img|style/.test(name))).toEqual([])
    for (const link of element.querySelectorAll('a')) expect(link.protocol).not.toBe('javascript:')
  })
})
