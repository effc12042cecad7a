import sax from 'sax'

/** Elements of SVG that draw. What runs, loads, links or moves is not among them. */
const elements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image style
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
)
/** Names of attributes; what begins with `on` runs, and is no name of these. */
const attributes =
  /^(?!on)([a-z][A-Za-z0-9-]{0,40}|xlink:href|xml:space|xmlns(:xlink)?|aria-[a-z]+|viewBox|clip-path)$/
const namespaces: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
}
/** Pictures that may stand within a drawing. */
const within = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/
const own = /^#[\w.:-]+$/
/** Uses of parts: one within what another uses doubles with every step. */
const mostUses = 500

/**
 * A drawing of which only that is left which draws: written anew from what was understood, so that no browser can
 * understand it otherwise. Scripts, handlers, links, foreign documents and everything that loads something go.
 * @returns undefined where it is no well-formed SVG, has entities of its own, or uses parts within parts that are used
 */
export function cleanDrawing(text: string): string | undefined {
  const parser = sax.parser(true, { trim: false, normalize: false })
  let made = ''
  /** Open elements that are left, and how deep within one that goes we are. */
  const open: string[] = []
  const used: boolean[] = []
  let gone = 0
  let isWrong = false
  let uses = 0
  let style = ''
  parser.onerror = () => {
    isWrong = true
    parser.error = null as unknown as Error
  }
  parser.ondoctype = (doctype) => {
    if (/[[\]]/.test(doctype)) isWrong = true
  }
  parser.onopentag = ({ name, attributes: given }) => {
    const isRoot = open.length === 0
    if (isRoot && made !== '') isWrong = true
    // Within styles nothing draws, and what stands around it would be read apart.
    const isStyled = open.at(-1) === 'style'
    if (gone > 0 || !elements.has(name) || (isRoot && name !== 'svg') || isStyled) {
      gone += 1
      return
    }
    if (name === 'use') {
      uses += 1
      // What holds a use and can be used itself may double at every step.
      if (uses > mostUses || used.some(Boolean)) isWrong = true
    }
    const kept = Object.entries(given as Record<string, string>).filter(
      ([key, value]) => isKept(name, key, value) && !(isRoot && key === 'id'),
    )
    if (isRoot && !kept.some(([key]) => key === 'xmlns')) kept.unshift(['xmlns', namespaces.xmlns ?? ''])
    used.push(!isRoot && (name === 'symbol' || kept.some(([key]) => key === 'id')))
    open.push(name)
    made += `<${name}${kept.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>`
  }
  parser.onclosetag = () => {
    if (gone > 0) {
      gone -= 1
      return
    }
    const name = open.pop()
    used.pop()
    if (name === 'style' && isHarmless(style)) made += escaped(style)
    style = ''
    made += `</${name}>`
  }
  const write = (words: string) => {
    if (gone > 0 || open.length === 0) return
    if (open.at(-1) === 'style') style += words
    else made += escaped(words)
  }
  parser.ontext = write
  parser.oncdata = write
  parser.write(text.replace(/^\uFEFF/, '')).close()
  return isWrong || open.length > 0 || !made.startsWith('<svg') ? undefined : made
}

function isKept(element: string, name: string, value: string): boolean {
  if (!attributes.test(name)) return false
  if (Object.hasOwn(namespaces, name)) return namespaces[name] === value
  if (name === 'href' || name === 'xlink:href')
    return own.test(value) || (element === 'image' && within.test(value))
  return isHarmless(value)
}

/** Nothing in it loads anything, whatever a reader of styles makes of it. */
function isHarmless(style: string): boolean {
  const inside = style.replace(/url\(\s*(['"]?)#[\w.:-]+\1\s*\)/gi, '')
  return !/url|src\s*\(|@import|image-set|image\(|cross-fade|expression|javascript|\\|</i.test(inside)
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => entities[one] ?? one)
