/** Folders of the kinds of which a site has many. */
const folders: Readonly<Record<string, string>> = {
  form: 'forms',
  page: 'pages',
  popup: 'popups',
  menu: 'menus',
  dictionary: 'dictionaries',
  banner: 'banners',
  campaign: 'campaigns',
  condition: 'conditions',
  fragment: 'fragments',
  game: 'games',
  'game-category': 'game-categories',
  'game-provider': 'game-providers',
  'loyalty-character': 'loyalty-characters',
  'loyalty-product': 'loyalty-products',
  'loyalty-programme': 'loyalty-programmes',
  'loyalty-quest': 'loyalty-quests',
  media: 'media',
  messages: 'messages',
  jackpot: 'jackpots',
  promotion: 'promotions',
  'system-page': 'system-pages',
  'payment-method': 'payment-methods',
  template: 'templates',
  tournament: 'tournaments',
}

/**
 * Where a definition lies in a directory of definitions: `forms/registration.json`,
 * `messages/en/common.json`; a kind of which there is one lies at the top, as `routes.json`.
 * The path is a convention for people: a file says its own kind and id.
 * @throws RangeError for a kind or an id that no path can safely carry
 */
export function definitionPath(definition: { kind: string; id: string }): string {
  const { kind, id } = definition
  if (!isDefinitionName(kind, id)) throw new RangeError(`No path for the definition ${kind}/${id}`)
  const folder = Object.hasOwn(folders, kind) ? folders[kind] : undefined
  if (folder !== undefined) return `${folder}/${id}.json`
  return id === 'main' ? `${kind}.json` : `${kind}/${id}.json`
}

/** Whether a site has one definition of the kind, whose name is its place. */
export const isSingle = (kind: string): boolean => !Object.hasOwn(folders, kind)

/** A kind is lower-case words; an id is one to four segments of letters, digits, `_`, `-` and inner dots. */
export function isDefinitionName(kind: string, id: string): boolean {
  return (
    /^[a-z][a-z0-9-]{0,39}$/.test(kind) &&
    id.length <= 120 &&
    /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*(\/[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*){0,3}$/.test(id)
  )
}
