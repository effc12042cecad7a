const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/**
 * What React has drawn, without `style` attributes, which the content security policy of the site refuses in a document:
 * their elements are named, and rules say the same. React writes styles by the object model, which the policy lets it do, and
 * over these rules.
 * @returns ahead: links that React puts first, of what the browser shall load early
 */
export function withoutStyles(drawn: string): { ahead: string; html: string; css: string } {
  const ahead = /^(<link [^>]*>)*/.exec(drawn)?.[0] ?? ''
  const names = new Map<string, string>()
  // Quotation marks in texts and in attributes are entities: this is found in tags alone.
  const html = drawn.slice(ahead.length).replace(/ style="([^"]*)"/g, (_all, escaped: string) => {
    const style = escaped.replace(/&(quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '')
    // Whatever could end the rule, or the tag around it, is no style of ours.
    if (/[<>{}]/.test(style)) return ''
    const name = names.get(style) ?? String(names.size)
    names.set(style, name)
    return ` data-drawn-style="${name}"`
  })
  // As strong as two classes, for the order of style sheets is not that of attributes.
  const rules = Array.from(names, ([style, name]) => `:root [data-drawn-style="${name}"]{${style}}`)
  return { ahead, html, css: rules.join('') }
}
