import { simpleAddress, simpleAttributes, simpleTags } from '../runtime/simpleHtml.ts'

/** An opening or a closing tag, and what stands in it. */
const tag = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/g
const attribute = /([^\s=/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s]+))?/g
/** What begins like a tag and never ends. */
const unended = /<\/?[a-zA-Z][^<>]*(?=<|$)/

const isSimple = (list: readonly string[], name: string) => list.includes(name.toLowerCase())

/**
 * What is wrong with the simple HTML of a text, of which whatever is not simple would be cleaned away unsaid: tags and
 * attributes that no text may have, addresses that no link may lead to, tags that are not closed. The first of each kind.
 */
export function faultsOfMarkup(text: string): string[] {
  const found = new Set<string>()
  const open: string[] = []
  for (const [, slash, written = '', inside = ''] of text.matchAll(tag)) {
    const name = written.toLowerCase()
    if (!isSimple(simpleTags, name)) found.add(`No text may hold <${written}>.`)
    else if (name === 'br') continue
    else if (slash === '') open.push(name)
    else if (open.at(-1) === name) open.pop()
    else found.add(`</${name}> closes nothing that is open there.`)
    if (slash === '') for (const fault of faultsOfAttributes(inside)) found.add(fault)
  }
  const [half] = unended.exec(text.replace(tag, '')) ?? []
  if (half !== undefined) found.add(`The tag ${half.trim()} has no end.`)
  else if (found.size === 0 && open.length > 0) found.add(`<${open.at(-1)}> is not closed.`)
  return [...found]
}

function faultsOfAttributes(inside: string): string[] {
  return [...inside.matchAll(attribute)].flatMap(([, name = '', quoted = '']) => {
    if (!isSimple(simpleAttributes, name)) return [`No text may hold the attribute ${name}.`]
    if (name.toLowerCase() !== 'href') return []
    const address = quoted.replace(/^["']|["']$/g, '').trim()
    // An argument stands for an address that is known only where the text is shown.
    if (address.startsWith('{') || simpleAddress.test(address)) return []
    return [`No link may lead to ${address === '' ? 'nowhere' : address}.`]
  })
}
