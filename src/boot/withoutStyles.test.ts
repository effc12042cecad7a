import { describe, expect, it } from 'vitest'
import { withoutStyles } from './withoutStyles.ts'

describe('withoutStyles', () => {
  it('says by rules what attributes said, once for all that say the same', () => {
    const { html, css } = withoutStyles(
      '<p style="--gap:8px">a</p><p style="--gap:8px" class="b">b</p><p style="width:5%;--font:&quot;A&quot;">c</p>',
    )
    expect(html).toBe(
      '<p data-drawn-style="0">a</p><p data-drawn-style="0" class="b">b</p><p data-drawn-style="1">c</p>',
    )
    expect(css).toBe(
      ':root [data-drawn-style="0"]{--gap:8px}:root [data-drawn-style="1"]{width:5%;--font:"A"}',
    )
  })

  it('lets nothing out of a rule', () => {
    const { html, css } = withoutStyles('<p style="--a:}&lt;/style&gt;&lt;script&gt;">a</p>')
    expect([html, css]).toEqual(['<p>a</p>', ''])
  })

  it('leaves texts that look like it alone, and takes out what is to be loaded early', () => {
    const drawn =
      '<link rel="preload" as="image" href="/a.svg"/><p title="a style=&quot;b&quot;">a style=&quot;b&quot;</p>'
    expect(withoutStyles(drawn)).toEqual({
      ahead: '<link rel="preload" as="image" href="/a.svg"/>',
      html: '<p title="a style=&quot;b&quot;">a style=&quot;b&quot;</p>',
      css: '',
    })
  })
})
