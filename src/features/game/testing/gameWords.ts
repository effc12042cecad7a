type Words = { locale: string; messages: Record<string, string> }

/** The words of the starter site, as stories and tests take them. */
const words = Object.values(
  import.meta.glob<Words>('../../../../schemas/site/messages/{en,ar}/game.json', {
    eager: true,
    import: 'default',
  }),
)
const wordsIn = (locale: string) => words.find((one) => one.locale === locale)?.messages ?? {}

export const gameWords = { en: wordsIn('en'), ar: wordsIn('ar') }
