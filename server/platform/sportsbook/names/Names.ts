/** The languages that a feed is read in: those of the site. */
export const LANGUAGES = ['en', 'lv', 'ru', 'de', 'ar'] as const

export type Language = (typeof LANGUAGES)[number]

/** What something is called, by language; one that the feed has no name in is left out. */
export type Names = { readonly [language in Language]?: string }
