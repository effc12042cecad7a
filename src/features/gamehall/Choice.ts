/** What of all games is shown. */
export type Choice = {
  /** Id of a category; `liked` and `recent` are games of the player. */
  category?: string
  /** Sysnames of makers; games of any of them. */
  providers: string[]
  /** Games that have all of them. */
  tags: string[]
  sort?: string
}

/** Lists that are the player's own, and stand among the categories. */
export const ownLists = ['liked', 'recent'] as const
export type OwnList = (typeof ownLists)[number]

export const isOwn = (category: string | undefined): category is OwnList =>
  ownLists.some((one) => one === category)

/** The most words of one list that are taken from an address: what the platform takes. */
const most = 200

/** What an address chooses (product document, section 2: category, providers joined by commas). */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search)
  const list = (name: string) => [...new Set(query.get(name)?.split(',').filter(Boolean))].slice(0, most)
  return {
    category: query.get('category') || undefined,
    providers: list('providers'),
    tags: list('tags'),
    sort: query.get('sort') || undefined,
  }
}

/** The search part of an address with another choice; whatever else stands in it stays. */
export function writeChoice(search: string, { category, providers, tags, sort }: Choice): string {
  const query = new URLSearchParams(search)
  const set = (name: string, value: string | undefined) => {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  set('category', category)
  set('providers', providers.join())
  set('tags', tags.join())
  set('sort', sort)
  // Commas may stand as they are in a query, and are read by people.
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

/** Whether anything narrows what the category holds. */
export const isNarrowed = ({ providers, tags }: Choice): boolean => providers.length + tags.length > 0

/** With the word where it was not there, without it where it was. */
export const toggled = (words: readonly string[], word: string): string[] =>
  words.includes(word) ? words.filter((one) => one !== word) : [...words, word]
