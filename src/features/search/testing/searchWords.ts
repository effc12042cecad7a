type Words = { locale: string; messages: Record<string, string> }

/** The words of the starter site, as stories take them. */
const words = Object.values(
  import.meta.glob<Words>('../../../../schemas/site/messages/{en,ar}/search.json', {
    eager: true,
    import: 'default',
  }),
)
const wordsIn = (locale: string) => words.find((one) => one.locale === locale)?.messages ?? {}

export const searchWords = { en: wordsIn('en'), ar: wordsIn('ar') }
