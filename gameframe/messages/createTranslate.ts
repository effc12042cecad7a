import type en from './en.json'

export type MessageKey = keyof typeof en
/** Words of a message, with its `{names}` replaced. */
export type Translate = (key: MessageKey, given?: Record<string, string | number>) => string

const files: Record<string, () => Promise<{ default: Record<MessageKey, string> }>> = {
  en: () => import('./en.json'),
  lv: () => import('./lv.json'),
  ru: () => import('./ru.json'),
  de: () => import('./de.json'),
  ar: () => import('./ar.json'),
}

/** Loads the words of a language; English where there are none. */
export async function createTranslate(locale: string): Promise<Translate> {
  const [language = 'en'] = locale.split('-')
  const { default: messages } = (await (files[language] ?? files.en)?.()) ?? { default: {} as never }
  return (key, given = {}) =>
    messages[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''))
}
