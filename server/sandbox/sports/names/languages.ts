/** In which the feed has its texts. */
export const languages = ['en', 'lv', 'ru', 'de', 'ar'] as const

export type Language = (typeof languages)[number]

export type Texts = Readonly<Record<Language, string>>

export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text)
}
