import sax from 'sax'

/** An element of a drawing: its own work, what stands in it, and what it names by `#id`, each so many times. */
type Part = { own: number; inside: Part[]; named: { id: string; times: number }[] }

/** What is painted upon a picture of its own before it is laid on the drawing. */
const layers = new Set(['pattern', 'mask', 'filter', 'clipPath'])
const layerWork = 10

/** What a style sheet gives to a name of an element, a class or an id. */
type Styled = { selectors: string; ids: string[] }

/**
 * How much is drawn when a drawing is: elements, those that others name counted as often as they are named, and so those
 * that these name. A few kilobytes of patterns within patterns, or of markers at every corner of a line of markers, come to
 * millions.
 * @param clean as cleanDrawing writes it
 * @param most where counting ends
 */
export function drawingWork(clean: string, most: number): number {
  const { root, byId } = readParts(clean)
  const known = new Map<Part, number>()
  const under = new Set<Part>()
  const workOf = (part: Part): number => {
    const found = known.get(part)
    if (found !== undefined) return found
    // What names itself is drawn by nobody.
    if (under.has(part)) return 0
    under.add(part)
    let work = part.own
    for (const one of part.inside) work += workOf(one)
    for (const { id, times } of part.named) work += times * (byId.has(id) ? workOf(byId.get(id) as Part) : 0)
    under.delete(part)
    const counted = Math.min(work, most)
    known.set(part, counted)
    return counted
  }
  return workOf(root)
}

function readParts(clean: string): { root: Part; byId: Map<string, Part> } {
  const parser = sax.parser(true, {})
  const root: Part = { own: 0, inside: [], named: [] }
  const byId = new Map<string, Part>()
  const open = [root]
  const written: { part: Part; names: string[]; corners: number }[] = []
  let styles = ''
  let isStyle = false
  parser.onopentag = ({ name, attributes }) => {
    const given = attributes as Record<string, string>
    const part: Part = { own: layers.has(name) ? layerWork : 1, inside: [], named: [] }
    const corners = countCorners(`${given.d ?? ''}${given.points ?? ''}`)
    for (const [key, value] of Object.entries(given)) part.named.push(...namedIn(key, value, corners))
    if (given.id !== undefined) byId.set(given.id, part)
    const names = [name, '*', `#${given.id}`, ...(given.class ?? '').split(/\s+/).map((one) => `.${one}`)]
    written.push({ part, names, corners })
    open.at(-1)?.inside.push(part)
    open.push(part)
    isStyle = name === 'style'
  }
  parser.onclosetag = () => {
    open.pop()
    isStyle = false
  }
  parser.ontext = (text) => {
    if (isStyle) styles += text
  }
  parser.write(clean).close()
  const rules = rulesOf(styles)
  for (const { part, names, corners } of written)
    for (const { selectors, ids } of rules)
      if (names.some((name) => hasName(selectors, name)))
        part.named.push(...ids.map((id) => ({ id, times: corners })))
  return { root, byId }
}

/** Every corner of a line may have a marker. */
const countCorners = (path: string) => Math.max(1, Math.ceil((path.match(/-?[\d.]+/g)?.length ?? 0) / 2))

function namedIn(key: string, value: string, corners: number): Part['named'] {
  if (key === 'href' || key === 'xlink:href')
    return value.startsWith('#') ? [{ id: value.slice(1), times: 1 }] : []
  const times = key.startsWith('marker') || (key === 'style' && value.includes('marker')) ? corners : 1
  return idsIn(value).map((id) => ({ id, times }))
}

const idsIn = (style: string): string[] =>
  [...style.matchAll(/url\(\s*['"]?#([\w.:-]+)/gi)].map(([, id = '']) => id)

function rulesOf(styles: string): Styled[] {
  const plain = styles.replace(/\/\*.*?\*\//gs, '')
  return [...plain.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selectors = '', style = '']) => {
    const ids = idsIn(style)
    return ids.length === 0 ? [] : [{ selectors, ids }]
  })
}

/** Whether a selector may mean what has a name; more is taken than it means, never less. */
function hasName(selectors: string, name: string): boolean {
  if (name === '*') return /(^|[\s,>+~])[*:[]/.test(selectors)
  const at = selectors.indexOf(name)
  return at >= 0 && !/[\w-]/.test(selectors[at + name.length] ?? '')
}
