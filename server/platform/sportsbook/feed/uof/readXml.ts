import sax from 'sax'
import { FeedXmlError } from './FeedXmlError.ts'

/** An element without its text, of which the documents of a feed make no use. Names are without their prefix. */
export type Element = {
  name: string
  /** Of the root: `odds_change`. For whoever says what could not be read. */
  document: string
  attributes: Readonly<Record<string, string>>
  children: Element[]
}

const DEEPEST = 32

/** Control characters, and halves of characters: no table holds them. */
const unkept = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u

/** Reads a document that is there as a whole. @throws FeedXmlError for what is no XML */
export function readXml(text: string): Element {
  const reader = createXmlReader()
  reader.write(text)
  return reader.end()
}

/**
 * Reads a document as it comes, however it is cut into pieces.
 * @param take hands over each child of the root as soon as it is whole; the answer of `end` has no children then, so that
 *   a list is never held as a whole
 */
export function createXmlReader(take?: (child: Element) => void) {
  const parser = sax.parser(true, { position: false })
  const open: Element[] = []
  let root: Element | undefined
  const refuse = (said: string): never => {
    throw new FeedXmlError(root?.document ?? 'document', undefined, said)
  }
  parser.onerror = ({ message }) => refuse(message.split('\n', 1)[0] ?? 'no XML')
  // Nothing that a feed says needs entities of its own.
  parser.ondoctype = () => refuse('a document type')
  parser.onopentag = ({ name, attributes }) => {
    for (const value of Object.values(attributes))
      if (unkept.test(String(value))) refuse('characters that no text has')
    if (open.length >= DEEPEST) refuse(`nested more than ${DEEPEST} deep`)
    const local = name.slice(name.indexOf(':') + 1)
    const element: Element = {
      name: local,
      document: root?.name ?? local,
      attributes: attributes as Record<string, string>,
      children: [],
    }
    root ??= element
    const parent = open.at(-1)
    if (parent && !(take && open.length === 1)) parent.children.push(element)
    open.push(element)
  }
  parser.onclosetag = () => {
    const closed = open.pop()
    if (take && closed && open.length === 1) take(closed)
  }
  return {
    write(text: string): void {
      parser.write(text)
    },
    /** @returns the root @throws FeedXmlError where the document is not whole */
    end(): Element {
      parser.close()
      return root ?? refuse('empty')
    },
  }
}

/** Children by name, in their order. */
export function all(element: Element | undefined, name: string): Element[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** The first child of a name. */
export function first(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((child) => child.name === name)
}
