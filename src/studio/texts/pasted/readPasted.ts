import DOMPurify from 'dompurify'
import { type ListItem, listOf } from './listOf.ts'
import { type MarkOfProgram, markOf, wordItem } from './marksOfPrograms.ts'
import { readStyle, withoutStyles } from './styles.ts'

/** What of pasted text has no place in a text of the site, and how often it stood there. */
export type LeftOut = Partial<
  Record<Exclude<MarkOfProgram, 'hidden'> | 'links' | 'pictures' | 'tables' | 'looks', number>
>

export type Pasted = {
  /** As simple HTML, which text blocks draw (schemas/grammar/blocks/text.json). */
  markup: string
  /** The words alone, on one line. */
  words: string
  /** Whether the words alone say less. */
  isFormatted: boolean
  left: LeftOut
}

type Block = { tag: string; html: string } | { items: ListItem[] }

const links = /^(https:\/\/|mailto:|tel:|\/(?![/\\])|#(?!_))/i
const headings: Readonly<Record<string, string>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
}
const blockTags = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table tbody thead tr td th section article'.split(' '),
)
/** What of a style a text of the site has not. */
const looks = ['color', 'background', 'background-color', 'font-family', 'font-size', 'font']
const inlineTags: Readonly<Record<string, string>> = { u: 'u', code: 'code' }

/**
 * What a program has put on the clipboard as HTML, made anew of what texts of the site may hold: paragraphs, headings, lists, links
 * and emphasis. What the program means by the rest goes, and is counted.
 */
export function readPasted(html: string): Pasted {
  const chosen = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/i.exec(html)?.[1] ?? html
  const root = DOMPurify.sanitize(withoutStyles(chosen), {
    ADD_TAGS: ['del'],
    FORBID_ATTR: ['src', 'srcset'],
    // Nothing of it is shown: which addresses stay is said below.
    ALLOWED_URI_REGEXP: /^/,
    RETURN_DOM_FRAGMENT: true,
  })
  const left: LeftOut = {}
  const count = (what: keyof LeftOut) => {
    left[what] = (left[what] ?? 0) + 1
  }
  const blocks = blocksOf(root, count)
  const only = blocks.length === 1 ? blocks[0] : undefined
  const markup = only && 'html' in only && only.tag === 'p' ? only.html : blocks.map(markupOf).join('\n')
  return { markup, words: wordsOf(markup), isFormatted: /<(?!br>)/.test(markup), left }
}

const markupOf = (block: Block): string =>
  'items' in block ? listOf(block.items) : `<${block.tag}>${block.html}</${block.tag}>`

/** A line of what was made here: its tags are known, and everything else is escaped. */
const wordsOf = (markup: string): string =>
  markup
    .replace(/<\/?(?:p|h\d|ul|ol|li|br|blockquote)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

type Count = (what: keyof LeftOut) => void

function blocksOf(parent: ParentNode, count: Count): Block[] {
  const blocks: Block[] = []
  let line = ''
  const add = (block: Block) => {
    const last = blocks.at(-1)
    if ('items' in block && last && 'items' in last) last.items.push(...block.items)
    else if ('items' in block || block.html !== '') blocks.push(block)
  }
  const endLine = (tag = 'p') => {
    add({ tag, html: tidy(line) })
    line = ''
  }
  for (const node of parent.childNodes) {
    if (!(isElement(node) && (blockTags.has(node.localName) || holdsBlocks(node)))) {
      line += inlineOf(node, count)
      continue
    }
    endLine()
    if (isLeftOut(node, count)) continue
    const item = wordItem(node)
    const { localName } = node
    if (item) add({ items: [{ ...item, html: tidy(inlineOf(node, count)) }] })
    else if (localName === 'ul' || localName === 'ol') add({ items: itemsOf(node, 1, count) })
    else if (localName === 'table') {
      count('tables')
      for (const row of node.querySelectorAll('tr')) add({ tag: 'p', html: rowOf(row, count) })
    } else if (holdsBlocks(node)) for (const inner of blocksOf(node, count)) add(inner)
    else {
      line = inlineOf(node, count)
      endLine(
        node.classList.contains('MsoTitle')
          ? 'h2'
          : (headings[localName] ?? (localName === 'blockquote' ? localName : 'p')),
      )
    }
  }
  endLine()
  return blocks
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE
const holdsBlocks = (node: Element): boolean =>
  [...node.querySelectorAll('*')].some(({ localName }) => blockTags.has(localName))

/** The cells of a row, in one line. */
const rowOf = (row: Element, count: Count): string =>
  [...row.children]
    .map((cell) => tidy(inlineOf(cell, count)))
    .filter(Boolean)
    .join(' · ')

/** Lists stand in items, and in some programs beside them. */
function itemsOf(list: Element, level: number, count: Count): ListItem[] {
  const isOrdered = list.localName === 'ol'
  return [...list.children].flatMap((child): ListItem[] => {
    if (child.localName === 'ul' || child.localName === 'ol') return itemsOf(child, level + 1, count)
    const inner = [...child.children].filter(({ localName }) => localName === 'ul' || localName === 'ol')
    for (const one of inner) one.remove()
    const html = tidy(inlineOf(child, count))
    const own = html === '' ? [] : [{ level, isOrdered, html }]
    return [...own, ...inner.flatMap((one) => itemsOf(one, level + 1, count))]
  })
}

function isLeftOut(element: HTMLElement, count: Count): boolean {
  const mark = markOf(element)
  if (mark !== undefined && mark !== 'hidden') count(mark)
  return mark !== undefined
}

/** What stands in a line, with the emphasis and the links that it has. */
function inlineOf(node: Node, count: Count): string {
  if (!isElement(node)) return node.nodeType === Node.TEXT_NODE ? escaped(node.textContent ?? '') : ''
  const { localName } = node
  if (localName === 'br') return '<br>'
  if (localName === 'img') {
    count('pictures')
    return ''
  }
  if (isLeftOut(node, count)) return ''
  const isBlock = blockTags.has(localName)
  const inner = [...node.childNodes].map((child) => inlineOf(child, count)).join('')
  if (inner.trim() === '') return inner
  if (localName === 'a') return linkOf(node, inner, count)
  const style = readStyle(node)
  if (looks.some((name) => style.has(name)) || localName === 'font') count('looks')
  const [weight, slant] = [style.get('font-weight'), style.get('font-style')]
  const isBold = weight ? /^bold|^[6-9]00/.test(weight) : /^(b|strong)$/.test(localName)
  const isItalic = slant ? slant === 'italic' : /^(i|em)$/.test(localName)
  let made = inner
  if (inlineTags[localName]) made = `<${inlineTags[localName]}>${made}</${inlineTags[localName]}>`
  else if (/underline/.test(style.get('text-decoration') ?? '')) made = `<u>${made}</u>`
  if (isItalic) made = `<em>${made}</em>`
  // A heading is bold by itself.
  if (isBold && !isBlock) made = `<strong>${made}</strong>`
  return isBlock ? `${made}<br>` : made
}

function linkOf(link: HTMLElement, inner: string, count: Count): string {
  const address = withoutDetour(link.getAttribute('href') ?? '')
  const words = inner.replace(/<\/?u>/g, '')
  // Marks to which a table of contents or a note leads.
  if (address === '' || address.startsWith('#_')) return words
  if (links.test(address)) return `<a href="${escaped(address).replaceAll('"', '&quot;')}">${words}</a>`
  count('links')
  return words
}

/** The address that a search engine's program leads to by a page of its own. */
function withoutDetour(address: string): string {
  const url = URL.parse(address)
  const isDetour = url?.hostname === 'www.google.com' && url.pathname === '/url'
  return (isDetour && url.searchParams.get('q')) || address
}

const escaped = (text: string): string =>
  text
    .replace(/[\u200B\u2060\uFEFF\u00AD]/g, '')
    .replace(/[\s\u00A0]+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** Without blanks and breaks at its ends, and with what is emphasised twice over joined. */
const tidy = (html: string): string =>
  html
    .replace(/<\/(strong|em|u)>(\s*)<\1>/g, '$2')
    .replace(/ {2,}/g, ' ')
    .replace(/\s*<br>\s*/g, '<br>')
    .replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '')
