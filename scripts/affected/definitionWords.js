/** A text, a key, an address or an id: what tests could name; not a word of the grammar, which they name for other reasons. */
const TELLING = /[ ./-]|\p{Lu}/u
const TEXT = /"((?:[^"\\]|\\.)*)"/g
const DEFINITION = /^schemas\/site\/(?:([\w-]+)\/)?(.+)\.json$/
const ROUTES = 'schemas/site/routes.json'
/**
 * What tests may call a definition that was changed, the nearest first: its own names and whatever stood in the lines that are
 * gone (texts of messages, routes, keys); then the names of what uses it, and of what uses that. Nothing for other files.
 */
export function definitionWords(path, linesGone, sources) {
  if (definitionOf(path) === undefined) return []
  const gone = linesGone.flatMap((line) => [...line.matchAll(TEXT)].map(([, text = '']) => text))
  const own = [...namesOf(path, sources), ...gone.filter((text) => text.length > 3 && TELLING.test(text))]
  const users = usersOf(path, sources)
  const further = users.flatMap((user) => usersOf(user, sources))
  return [own, ...[users, further].map((paths) => paths.flatMap((one) => namesOf(one, sources)))].map(
    (words) => [...new Set(words)],
  )
}
/** Its kind, as its folder is called, and its id; undefined for what is no definition. */
export function definitionOf(path) {
  const [, folder = '', id = ''] = DEFINITION.exec(path) ?? []
  return id ? { folder, id } : undefined
}
/** Its id; and of a page the addresses that lead there, as far as they are the same for everything. None of what there is once. */
function namesOf(path, sources) {
  const { folder = '', id = '' } = definitionOf(path) ?? {}
  if (folder === '' || folder === 'messages') return []
  if (folder !== 'pages') return [id]
  return [id, ...addressesOf(id, JSON.parse(sources.get(ROUTES) ?? '{}').routes ?? [], '')]
}
function addressesOf(page, routes, above) {
  return routes.flatMap((route) => {
    const address = above + route.path
    const [fixed = ''] = address.split('/{')
    const own = route.page === page && fixed.length > 1 ? [fixed] : []
    return [...own, ...addressesOf(page, route.children ?? [], address)]
  })
}
/** Definitions that name another by its id. */
function usersOf(path, sources) {
  const [id] = namesOf(path, sources)
  if (id === undefined) return []
  return [...sources]
    .filter(([other, text]) => other !== path && DEFINITION.test(other) && text.includes(`"${id}"`))
    .map(([other]) => other)
}
