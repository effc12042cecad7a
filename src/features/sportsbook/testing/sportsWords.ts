type Words = { locale: string; messages: Record<string, string> }

const all = Object.values(
  import.meta.glob<Words>(
    '../../../../schemas/site/messages/{en,ar}/{sportsbook,sports-event,slip,bets}.json',
    {
      eager: true,
      import: 'default',
    },
  ),
)

const wordsIn = (locale: string): Record<string, string> =>
  Object.assign({}, ...all.filter((one) => one.locale === locale).map(({ messages }) => messages))

/** The words that the starter site has for bets on sports, as stories and tests take them. */
export const sportsWords = { en: wordsIn('en'), ar: wordsIn('ar') }
