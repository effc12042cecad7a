import { join } from 'node:path'
import { readSite } from '../lib/readSite.ts'

type Definition = { kind: string; id: string } & Record<string, unknown>
type Entry = { documentId: string }

/** Groups of texts are filled in this language first: it is the default one of the Strapi project. */
const first = 'en'
/** Entries under way at once. */
const atOnce = 4

/** Puts the definitions of a folder into Strapi and publishes them; what is there under the same name is changed. */
async function fill(folder: string, call: ReturnType<typeof caller>): Promise<number> {
  const definitions = (await readSite(folder)) as Definition[]
  const texts = new Map<string, Definition[]>()
  for (const one of definitions.filter(({ kind }) => kind === 'messages')) {
    const sysname = one.id.slice(one.id.indexOf('/') + 1)
    texts.set(sysname, [...(texts.get(sysname) ?? []), one])
  }
  const deeds = [
    ...definitions
      .filter(({ kind }) => kind !== 'messages' && kind !== 'media')
      .map(({ kind, id, ...definition }) => async () => {
        const there = await call.find('croupier-definitions', { kind, sysname: id })
        await call.write('croupier-definitions', there, { kind, sysname: id, definition })
      }),
    ...[...texts].map(([sysname, group]) => async () => {
      let there = await call.find('croupier-texts', { sysname })
      const byLocale = group.toSorted((a, b) => Number(b.locale === first) - Number(a.locale === first))
      for (const { locale, messages, for: readers } of byLocale)
        there = await call.write('croupier-texts', there, { sysname, for: readers, messages }, String(locale))
    }),
  ]
  const count = deeds.length
  const work = async () => {
    for (let deed = deeds.shift(); deed; deed = deeds.shift()) await deed()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return count
}

function caller(url: string, token: string) {
  async function call(path: string, request: RequestInit = {}): Promise<{ data: unknown }> {
    const answer = await fetch(`${url}/api/${path}`, {
      ...request,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(60_000),
    })
    if (!answer.ok)
      throw new Error(`${request.method ?? 'GET'} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { data: unknown }
  }
  return {
    async find(collection: string, names: Record<string, string>): Promise<Entry | undefined> {
      const query = new URLSearchParams({ status: 'draft' })
      for (const [name, value] of Object.entries(names)) query.set(`filters[${name}][$eq]`, value)
      return ((await call(`${collection}?${query}`)).data as Entry[])[0]
    },
    async write(collection: string, there: Entry | undefined, data: object, locale = ''): Promise<Entry> {
      const path = there ? `${collection}/${there.documentId}` : collection
      const request = { method: there ? 'PUT' : 'POST', body: JSON.stringify({ data }) }
      return (await call(`${path}?status=published${locale && `&locale=${locale}`}`, request)).data as Entry
    },
  }
}

const { STRAPI_URL: url, STRAPI_WRITE_TOKEN: token } = process.env
if (!url || !token) throw new Error('Set STRAPI_URL and STRAPI_WRITE_TOKEN')
const folder = process.argv[2] ?? join(import.meta.dirname, '../../schemas/site')
const count = await fill(folder, caller(url.replace(/\/+$/, ''), token))
console.log(`${count} entries are published in Strapi`)
