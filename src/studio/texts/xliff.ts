import { groupBy } from '../parts/groupBy.ts'
import { isSimple, partsOf } from './messageParts.ts'
import { parseXml } from './parseXml.ts'

/** OASIS XLIFF 2.0, the core of it: what translators' tools read and write. */
const space = 'urn:oasis:names:tc:xliff:document:2.0'
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
}

/**
 * A document for translators: a file for each definition, a unit for each text. Arguments of plain texts are placeholders,
 * which tools keep from being translated; texts that choose (plural, select) stand as they are written.
 */
export function writeXliff(from: string, to: string, units: readonly XliffUnit[]): string {
  const xml = document.implementation.createDocument(space, 'xliff')
  const root = xml.documentElement
  const add = (parent: Element, name: string, attributes: Record<string, string> = {}) => {
    const made = parent.appendChild(xml.createElementNS(space, name))
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
    return made
  }
  const addText = (parent: Element, name: string, text: string, isProtected: boolean) => {
    const made = add(parent, name)
    made.setAttributeNS(xmlSpace, 'xml:space', 'preserve')
    const addWords = (words: string) => {
      for (const piece of words.split(unwritable)) {
        if (!unwritable.test(piece)) made.append(piece)
        else add(made, 'cp', { hex: (piece.codePointAt(0) ?? 0).toString(16).padStart(4, '0') })
      }
    }
    if (!isProtected) return addWords(text)
    for (const part of partsOf(text)) {
      if (part.argument === undefined) addWords(part.text)
      else add(made, 'ph', { id: part.argument, equiv: part.argument, disp: part.text })
    }
  }
  for (const [name, value] of Object.entries({ version: '2.0', srcLang: from, trgLang: to }))
    root.setAttribute(name, value)
  const files = groupBy(units, ({ definition }) => definition)
  for (const [number, [definition, own]] of [...files].entries()) {
    const file = add(root, 'file', { id: `f${number + 1}`, original: definition })
    for (const { key, source, target, note } of own) {
      const unit = add(file, 'unit', { id: key })
      if (note !== undefined) add(add(unit, 'notes'), 'note').append(note)
      const segment = add(unit, 'segment', { state: target === undefined ? 'initial' : 'translated' })
      const isProtected = isSimple(source) && (target === undefined || isSimple(target))
      addText(segment, 'source', source, isProtected)
      if (target !== undefined) addText(segment, 'target', target, isProtected)
    }
  }
  return `<?xml version="1.0" encoding="utf-8"?>\n${new XMLSerializer().serializeToString(xml)}\n`
}

export type XliffDocument = { from: string; to: string; units: XliffUnit[] }

/** What came back from translators; undefined for what is no XLIFF 2 document with two languages. */
export function readXliff(text: string): XliffDocument | undefined {
  const xml = parseXml(text)
  const root = xml.documentElement
  const [from, to] = [root.getAttribute('srcLang'), root.getAttribute('trgLang')]
  if (root.namespaceURI !== space || root.localName !== 'xliff' || !from || !to) return undefined
  const units = [...root.getElementsByTagNameNS(space, 'unit')].map((unit) => {
    const definition = unit.closest('file')?.getAttribute('original') ?? ''
    const source = textOf(unit, 'source')
    const segments = [...unit.getElementsByTagNameNS(space, 'segment')]
    // Half a translation is none.
    const isTranslated = segments.every(
      (segment) => segment.getElementsByTagNameNS(space, 'target').length > 0,
    )
    const target = isTranslated ? textOf(unit, 'target') : ''
    return { definition, key: unit.id, source, ...(target !== '' && { target }) }
  })
  return { from, to, units }
}

/** Tools may cut a text into segments; what stands between them belongs to it. */
function textOf(unit: Element, name: 'source' | 'target'): string {
  const cuts = [...unit.children].filter(({ localName }) => ['segment', 'ignorable'].includes(localName))
  return cuts
    .map((cut) => {
      const children = [...cut.children]
      const held = children.find(({ localName }) => localName === name)
      // What is not for translation is the same in both.
      const shown = held ?? (cut.localName === 'ignorable' ? children[0] : undefined)
      return shown ? contentOf(shown) : ''
    })
    .join('')
}

function contentOf(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element))
        return node.nodeType === Node.COMMENT_NODE ? '' : (node.textContent ?? '')
      if (node.localName === 'ph') return node.getAttribute('disp') ?? `{${node.getAttribute('equiv') ?? ''}}`
      if (node.localName === 'cp')
        return String.fromCodePoint(Number.parseInt(node.getAttribute('hex') ?? '', 16))
      return contentOf(node)
    })
    .join('')
}
