/** Words of what search engines and links show of a page. */
export const seoWords = {
  title: 'Search and sharing',
  lead: 'How this page appears in search results and shared links. Edit its title, description and picture in the builder; settings for all pages are in',
  locale: 'Language',
  result: 'Search result',
  card: 'Share card',
  titleOf: 'Title',
  description: 'Description',
  address: 'Address',
  robots: 'Robots',
  indexed: 'Indexed',
  noindex:
    'noindex, follow: on the list of addresses not to index. What is disallowed is not read, and so this is not either: where others link to it, a search engine may list the bare address.',
  alternates: 'Other languages',
  noAddress: 'No route leads to this page, so nobody can find it.',
  pixels: (width: number, limit: number) =>
    width > limit ? `${width} of ${limit} pixels: it will be cut off` : `${width} of ${limit} pixels`,
  measured: 'Measured in Arial at 20 and 14 pixels, as on a desktop. Search engines may cut off elsewhere.',
  missing: (locales: string) => `Missing: ${locales}`,
  own: 'The page has no description; the site’s is used.',
} as const
