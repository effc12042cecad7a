/** Words of what search engines and links show of a page. */
export const seoWords = {
  title: 'Search and sharing',
  lead: 'As the server writes it for this page, and as it will look. Title, description and picture are said of the whole page in the builder; what holds for all pages stands in',
  locale: 'Language',
  result: 'Search result',
  card: 'Share card',
  titleOf: 'Title',
  description: 'Description',
  address: 'Address',
  robots: 'Robots',
  indexed: 'May be listed',
  noindex: 'noindex, follow: the addresses that must not be listed name it',
  alternates: 'Other languages',
  noAddress: 'No route leads to this page, so that nobody finds it.',
  pixels: (width: number, limit: number) =>
    width > limit ? `${width} of ${limit} pixels: it will be cut off` : `${width} of ${limit} pixels`,
  measured:
    'Measured in Arial at 20 and 14 pixels, as search results on a desktop are set; where engines cut is no standard and changes.',
  missing: (locales: string) => `Missing: ${locales}`,
  own: 'The page has no description of its own; that of the site stands in for it.',
} as const
