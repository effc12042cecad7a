import type { Block, HeadData, Link, PageDefinition, Text } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import { blocksOf } from './checkDefinition.ts'
import type { SiteIndex } from './siteIndex.ts'

/**
 * What a page tells search engines of itself that nobody finds on it: they take that for deceit, and readers for a fault.
 */
export function checkHead(page: PageDefinition, site: SiteIndex): Finding[] {
  const { head } = page
  if (!head) return []
  const around = site.pages.get(page.wrapper ?? '')
  const blocks = [...page.blocks, ...(around?.blocks ?? [])]
  const shown = new Set(stringsIn(blocks))
  for (const { block } of blocksOf({ blocks })) {
    const menu = block.type === 'menu' ? (block.props as { menu?: string }).menu : undefined
    const items = site.definitions.find(({ kind, id }) => kind === 'menu' && id === menu)
    for (const one of stringsIn(items ?? {})) shown.add(one)
  }
  return [
    ...checkTags(head),
    ...checkQuestions(head, blocks),
    ...checkShown(head, shown),
    ...checkHeadline(head, blocks),
  ]
}

/** Every text, constant and name that stands in blocks, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

const say = (code: string, at: (string | number)[], message: string, hint: string): Finding => ({
  code,
  pointer: joinPointer('/head', ...at),
  message,
  hint,
})

/** Tags that the site writes by itself: a second one would say another thing, and nobody knows which holds. */
const written: readonly string[] = [
  'description',
  'robots',
  'viewport',
  'theme-color',
  'color-scheme',
  'referrer',
]

function checkTags(head: HeadData): Finding[] {
  const [meta, openGraph] = [head.meta ?? [], head.openGraph ?? []]
  const twice = meta.flatMap(({ name }, at) =>
    written.includes(name.toLowerCase())
      ? [say('head_tag', ['meta', at, 'name'], `The site writes ${name} by itself.`, 'Remove it here.')]
      : [],
  )
  const empty = [...meta.entries(), ...openGraph.entries()].flatMap(([at, tag]) =>
    (tag.text === undefined) === (tag.content === undefined)
      ? [
          say(
            'head_tag',
            ['name' in tag ? 'meta' : 'openGraph', at],
            'A tag says either a text or a constant.',
            'Give it text or content.',
          ),
        ]
      : [],
  )
  return [...twice, ...empty]
}

function checkQuestions({ faq }: HeadData, blocks: readonly Block[]): Finding[] {
  if (!faq) return []
  const isQuestion = ({ type, slots = {} }: Block) =>
    type === 'disclosure' &&
    blocksOf({ blocks: Object.values(slots).flat() }).some(({ block }) => block.type === 'text')
  if (blocksOf({ blocks }).some(({ block }) => isQuestion(block))) return []
  const message = 'The page has no question: no disclosure on it opens a text.'
  return [say('head_unseen', ['faq'], message, 'Write questions as disclosures, or remove faq.')]
}

function checkHeadline({ article }: HeadData, blocks: readonly Block[]): Finding[] {
  if (!article || article.headline !== undefined) return []
  const isFirst = ({ type, props }: Block) => type === 'heading' && (props as { level?: number }).level === 1
  if (blocksOf({ blocks }).some(({ block }) => isFirst(block))) return []
  const message = 'The article has no headline: no heading of the page is of the first rank.'
  return [
    say('head_unseen', ['article'], message, 'Give the page such a heading, or the article its headline.'),
  ]
}

function checkShown({ article, product, breadcrumbs }: HeadData, shown: ReadonlySet<string>): Finding[] {
  const unseen = (at: (string | number)[], what: string | undefined, as = what): Finding[] =>
    what === undefined || as === undefined || shown.has(as)
      ? []
      : [
          say(
            'head_unseen',
            at,
            `The page does not show ${JSON.stringify(as)}.`,
            'Show it on the page, or tell nobody of it.',
          ),
        ]
  return [
    ...unseen(['article', 'headline'], keyOf(article?.headline)),
    ...unseen(['article', 'description'], keyOf(article?.description)),
    ...unseen(['article', 'image'], article?.image),
    ...(['datePublished', 'dateModified'] as const).flatMap((name) => {
      const day = article?.[name]
      return day === undefined
        ? []
        : [...checkDay(name, day), ...unseen(['article', name], day, readable(day))]
    }),
    ...unseen(['product', 'name'], keyOf(product?.name)),
    ...unseen(['product', 'description'], keyOf(product?.description)),
    ...unseen(['product', 'image'], product?.image),
    ...(breadcrumbs ?? []).flatMap(({ link }, at) => unseen(['breadcrumbs', at, 'link'], targetOf(link))),
  ]
}

function checkDay(name: string, day: string): Finding[] {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(day)) return []
  return [say('head_day', ['article', name], `There is no day ${day}.`, 'Write a day of the calendar.')]
}

const keyOf = (text: Text | undefined) => (typeof text === 'object' ? text.key : text)
/** As days are written everywhere on the site (product document, section 9). */
const readable = (day: string) => day.split('-').reverse().join('.')
const targetOf = ({ route, params }: Link) => {
  const slug = params?.slug
  return typeof slug === 'string' ? slug : route
}
