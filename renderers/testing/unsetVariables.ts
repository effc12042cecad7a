/** What a state of a control adds to a selector; without it, the rules of every state are judged. */
const states =
  /:(hover|active|focus-visible|focus-within|focus|checked|disabled|indeterminate|placeholder-shown)(?![\w-])/g
const reads = /var\(\s*(--[\w-]+)\s*\)/g
/** A class of Mantine. What its rules read besides variables of the theme is between a component and its own style sheet. */
const mantine = /\bm_[0-9a-f]+/

/**
 * CSS variables that what is drawn reads and nobody set, with who reads them: in rules of style sheets, whichever state
 * they are for, and in `style` attributes. Ones with another value to fall back to are not meant.
 */
export function unsetVariables(): string[] {
  const found = new Set<string>()
  const judge = (element: Element, css: string, reader: string) => {
    for (const [, name = ''] of css.matchAll(reads)) {
      const isItsOwn = mantine.test(reader) && !name.startsWith('--mantine-')
      if (!isItsOwn && getComputedStyle(element).getPropertyValue(name) === '')
        found.add(`${name} (${reader})`)
    }
  }
  for (const rule of rulesOf(document.styleSheets)) {
    const { cssText: css } = rule.style
    if (!css.includes('var(')) continue
    for (const element of drawnBy(rule.selectorText)) judge(element, css, rule.selectorText)
  }
  for (const element of document.querySelectorAll('[style*="var("]'))
    judge(element, element.getAttribute('style') ?? '', element.className)
  return [...found]
}

function rulesOf(sheets: Iterable<CSSStyleSheet | CSSGroupingRule | CSSStyleRule>): CSSStyleRule[] {
  return [...sheets].flatMap((sheet) => {
    const own = sheet instanceof CSSStyleRule ? [sheet] : []
    const inner = [...sheet.cssRules].filter((rule) => 'cssRules' in rule) as CSSGroupingRule[]
    return [...own, ...rulesOf(inner)]
  })
}

/** What a rule is for, also in states that nothing is in at the moment. */
function drawnBy(selector: string): Element[] {
  const ofElements = selector.replaceAll(/::[\w-]+(\([^)]*\))?/g, '')
  return [ofElements, ofElements.replaceAll(states, ':is(*)')].flatMap((one) => {
    try {
      return [...document.querySelectorAll(one)]
    } catch {
      // Of a pseudo-element alone nothing is left.
      return []
    }
  })
}
