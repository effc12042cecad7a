import { groupBy } from '../parts/groupBy.ts'
import { codesOf, type MessageCode } from './messageCodes.ts'
import { isSimple } from './messageParts.ts'
import { parseXml } from './parseXml.ts'

/** OASIS XLIFF 2.0, the core of it: what translators' tools read and write. */
const space = 'urn:oasis:names:tc:xliff:document:2.0'
/** That of 2.0 and 2.1, and that of 2.2, whose core is the same. */
const spaces: readonly (string | null)[] = [space, 'urn:oasis:names:tc:xliff:document:2.2']
const xmlSpace = 'http://www.w3.org/XML/1998/namespace'

/** What XML has no letter for, or would read as another: the standard has an element for each. */
const unwritable = /((?![\t\n])[\p{Cc}\uFFFE\uFFFF])/u

export type XliffUnit = {
  /** Key of the definition that holds the translation, or is to. */
  definition: string
  key: string
  source: string
  target?: string
  /** What translators are told of it. */
  note?: string
  /** Its translation is said to be one of these words. */
  isTranslated?: boolean
}

/**
 * A document for translators: a file for each definition, a unit for each text. Arguments and tags of plain texts are codes, which
 * tools keep from being translated; texts that choose (plural, select) stand as they are written.
 */
export function writeXliff(from: string, to: string, units: readonly XliffUnit[]): string {
  const xml = document.implementation.createDocument(space, 'xliff')
  const root = xml.documentElement
  const add = (parent: Element, name: string, attributes: Record<string, string> = {}) => {
    const made = parent.appendChild(xml.createElementNS(space, name))
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
    return made
  }
  const addWords = (parent: Element, words: string) => {
    for (const piece of words.split(unwritable)) {
      if (!unwritable.test(piece)) parent.append(piece)
      else add(parent, 'cp', { hex: (piece.codePointAt(0) ?? 0).toString(16).padStart(4, '0') })
    }
  }
  const addUnit = (file: Element, { key, source, target, note, isTranslated }: XliffUnit) => {
    const unit = add(file, 'unit', { id: key })
    if (note !== undefined) add(add(unit, 'notes'), 'note').append(note)
    const isProtected = isSimple(source) && (target === undefined || isSimple(target))
    const read = (text: string): MessageCode[] => (isProtected ? codesOf(text) : [{ words: text }])
    const names = nameCodes()
    const texts = { source: read(source), ...(target !== undefined && { target: read(target) }) }
    const data = new Map<string, string>()
    const dataOf = (code: string) => {
      const id = data.get(code) ?? `d${data.size + 1}`
      data.set(code, id)
      return id
    }
    const addCodes = (parent: Element, codes: readonly MessageCode[], idOf: (code: string) => string) => {
      for (const one of codes) {
        if ('words' in one) addWords(parent, one.words)
        else if ('inner' in one) {
          const { open, close, inner } = one
          const pair = {
            dataRefStart: dataOf(open),
            dataRefEnd: dataOf(close),
            dispStart: open,
            dispEnd: close,
          }
          addCodes(add(parent, 'pc', { id: idOf(open), ...pair }), inner, idOf)
        } else {
          const { code, argument } = one
          const shown = { ...(argument !== undefined && { equiv: argument }), disp: code }
          add(parent, 'ph', { id: idOf(code), dataRef: dataOf(code), ...shown })
        }
      }
    }
    const segment = add(unit, 'segment', { state: isTranslated ? 'translated' : 'initial' })
    for (const [name, codes] of Object.entries(texts)) {
      const made = add(segment, name)
      made.setAttributeNS(xmlSpace, 'xml:space', 'preserve')
      addCodes(made, codes, names())
    }
    if (data.size === 0) return
    const held = unit.insertBefore(xml.createElementNS(space, 'originalData'), segment)
    for (const [code, id] of data) addWords(add(held, 'data', { id }), code)
  }
  for (const [name, value] of Object.entries({ version: '2.0', srcLang: from, trgLang: to }))
    root.setAttribute(name, value)
  const files = groupBy(units, ({ definition }) => definition)
  for (const [number, [definition, own]] of [...files].entries()) {
    const file = add(root, 'file', { id: `f${number + 1}`, original: definition })
    for (const unit of own) addUnit(file, unit)
  }
  return `<?xml version="1.0" encoding="utf-8"?>\n${new XMLSerializer().serializeToString(xml)}\n`
}

/**
 * Names the codes of a unit: each once in the source, and in the target by the name that the same code has there (XLIFF 2.0, 4.3.1.12).
 * Called once for each text, it gives what names the codes of that text.
 */
function nameCodes(): () => (code: string) => string {
  const named: { code: string; id: string }[] = []
  return () => {
    const free = [...named]
    return (code) => {
      const at = free.findIndex((one) => one.code === code)
      const [known] = at < 0 ? [] : free.splice(at, 1)
      if (known) return known.id
      const id = String(named.length + 1)
      named.push({ code, id })
      return id
    }
  }
}

export type XliffDocument = { from: string; to: string; units: XliffUnit[] }

/** What came back from translators; undefined for what is no XLIFF 2 document with two languages. */
export function readXliff(text: string): XliffDocument | undefined {
  const root = parseXml(text).documentElement
  const [from, to] = [root.getAttribute('srcLang'), root.getAttribute('trgLang')]
  if (!spaces.includes(root.namespaceURI) || root.localName !== 'xliff' || !from || !to) return undefined
  const units = [...root.getElementsByTagNameNS(root.namespaceURI, 'unit')].map((unit) => {
    const definition = unit.closest('file')?.getAttribute('original') ?? ''
    const cuts = [...unit.children].filter(({ localName }) => ['segment', 'ignorable'].includes(localName))
    const data = dataOf(unit)
    const source = cuts.map((cut) => contentOf(childOf(cut, 'source'), data)).join('')
    const segments = cuts.filter(({ localName }) => localName === 'segment')
    // Half a translation is none.
    const target = segments.every((cut) => childOf(cut, 'target')) ? targetOf(cuts, data) : ''
    const isTranslated = segments.every((cut) => !['initial', null].includes(cut.getAttribute('state')))
    const said = { ...(target !== '' && { target }), ...(isTranslated && { isTranslated }) }
    return { definition, key: unit.id, source, ...said }
  })
  return { from, to, units }
}

const childOf = (cut: Element, name: string): Element | undefined =>
  [...cut.children].find(({ localName }) => localName === name)

/** What the codes of a unit stand for, by the names under which it is kept there. */
function dataOf(unit: Element): ReadonlyMap<string, string> {
  const held = childOf(unit, 'originalData')
  return new Map([...(held?.children ?? [])].map((data) => [data.id, contentOf(data, new Map())]))
}

/**
 * Tools may cut a text into segments, and a translation may have them in another order (`order`); what stands between them belongs
 * to it, and is the same in both where it is not for translation.
 */
function targetOf(cuts: readonly Element[], data: ReadonlyMap<string, string>): string {
  const placed = cuts.map((cut, at) => {
    const target = childOf(cut, 'target')
    const place = Number.parseInt(target?.getAttribute('order') ?? '', 10) || at + 1
    return { place, text: contentOf(target ?? childOf(cut, 'source'), data) }
  })
  return placed
    .toSorted((one, other) => one.place - other.place)
    .map(({ text }) => text)
    .join('')
}

function contentOf(element: Element | undefined, data: ReadonlyMap<string, string>): string {
  return [...(element?.childNodes ?? [])]
    .map((node) => {
      if (!(node instanceof Element))
        return node.nodeType === Node.COMMENT_NODE ? '' : (node.textContent ?? '')
      const given = (name: string) => node.getAttribute(name) ?? undefined
      const code = (end: string) => data.get(given(`dataRef${end}`) ?? '') ?? given(`disp${end}`)
      if (node.localName === 'pc') return `${code('Start') ?? ''}${contentOf(node, data)}${code('End') ?? ''}`
      if (node.localName === 'ph') return code('') ?? `{${given('equiv') ?? ''}}`
      // The beginning and the end of a pair that a tool has written apart.
      if (node.localName === 'sc' || node.localName === 'ec') return code('') ?? ''
      if (node.localName === 'cp') return String.fromCodePoint(Number.parseInt(given('hex') ?? '', 16))
      return contentOf(node, data)
    })
    .join('')
}
