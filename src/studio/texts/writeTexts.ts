import type { Surroundings } from '../grammar/Surroundings.ts'

export type WrittenText = { key: string; locale: string; text: string }

/**
 * Saves texts as drafts, as one step of the history of the screen.
 * @param also what is done with them to the definition, in the same step
 * @throws StudioFailure
 */
export async function writeTexts(
  { site, history, textSaved }: Pick<Surroundings, 'site' | 'history' | 'textSaved'>,
  texts: readonly WrittenText[],
  also?: () => void,
): Promise<void> {
  const changes = texts.map((one) => ({ ...one, before: site.texts(one.locale).get(one.key)?.text ?? '' }))
  const write = async (isBack: boolean) => {
    for (const { key, locale, text, before } of isBack ? changes.toReversed() : changes)
      await site.saveText(key, locale, isBack ? before : text, isBack ? text : before)
    textSaved()
  }
  for (const { key, locale, text } of changes) await site.saveText(key, locale, text)
  history.together(() => {
    history.did({ back: () => write(true), forth: () => write(false) })
    also?.()
  })
  textSaved()
}
