import { join } from 'node:path'
import { type Definition, definitionKey } from '../../../server/content/Definition.ts'
import { readSite } from '../../../server/content/readSite.ts'
import { ROOT } from '../lib/paths.ts'

/** A form, its popup, its page and their texts: what is made again and again of the small sound site. */
const COPIED = ['form/registration', 'popup/auth', 'page/home', 'messages/en/common', 'messages/lv/common']

/** A site of about so many definitions in which all is right: the small one of the tests, and copies that name each other. */
export async function siteOf(count: number): Promise<Definition[]> {
  const small = await readSite(join(ROOT, 'tests/fixtures/sites/sound/input'))
  const copied = small.filter((one) => COPIED.includes(definitionKey(one)))
  const copies = Array.from(
    { length: Math.round(Math.max(0, count - small.length) / copied.length) },
    (_, at) => copied.map((one) => copyOf(one, `copy-${at}`)),
  )
  return [...small, ...copies.flat()]
}

function copyOf(one: Definition, name: string): Definition {
  if (one.kind === 'messages') {
    const { messages, locale } = one as unknown as { messages: Record<string, string>; locale: string }
    const own = Object.entries(messages).map(([key, text]) => [`${name}.${key}`, text])
    return { ...one, id: `${locale}/${name}`, messages: Object.fromEntries(own) }
  }
  const text = JSON.stringify({ ...one, id: name })
  return JSON.parse(
    text
      .replaceAll('"form":"registration"', `"form":"${name}"`)
      .replaceAll('"popup":"auth"', `"popup":"${name}"`),
  ) as Definition
}

/** The site with one word of its texts changed, and with a word of a form. */
export const edits = {
  word: (site: readonly Definition[], round: number): Definition => {
    const one = site.find((definition) => definitionKey(definition) === 'messages/en/common') as Definition
    const messages = one.messages as Record<string, string>
    return { ...one, messages: { ...messages, 'app.title': `Word ${round}` } }
  },
  form: (site: readonly Definition[], round: number): Definition => {
    const one = site.find((definition) => definitionKey(definition) === 'form/registration') as Definition
    const [first, ...fields] = one.fields as { attributes: { size?: object } }[]
    const size = { ...first?.attributes.size, max: 200 + round }
    return { ...one, fields: [{ ...first, attributes: { ...first?.attributes, size } }, ...fields] }
  },
}
