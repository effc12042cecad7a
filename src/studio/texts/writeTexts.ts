import type { Surroundings } from '../grammar/Surroundings.ts'

export type WrittenText = {
  key: string
  locale: string
  text: string
  /** What it was written over; what is known to be there if left out. */
  before?: string | undefined
}

/**
 * Saves texts as drafts, as one step of the history of the screen. Those that cannot be saved now are kept and tried again.
 * @param also what is done with them to the definition, in the same step
 * @returns whether all of them are saved
 * @throws StudioFailure where one is refused
 */
export async function writeTexts(
  { site, history, textSaved }: Pick<Surroundings, 'site' | 'history' | 'textSaved'>,
  texts: readonly WrittenText[],
  also?: () => void,
): Promise<boolean> {
  const { unsaved } = site
  const there = ({ key, locale }: WrittenText) => site.texts(locale).get(key)?.text ?? ''
  const changes = texts.map((one) => ({ ...one, before: one.before ?? there(one) }))
  const write = async (isBack: boolean) => {
    for (const { key, locale, text, before } of isBack ? changes.toReversed() : changes) {
      const [to, from] = isBack ? [before, text] : [text, before]
      // What the server never had is taken back here.
      if (unsaved.of(key, locale)) await unsaved.save({ key, locale, text: to, before: from })
      else await site.saveText(key, locale, to, from)
    }
    textSaved()
  }
  // At once: whoever saves the definition meanwhile saves what names the texts.
  history.together(() => {
    history.did({ back: () => write(true), forth: () => write(false) })
    also?.()
  })
  let isSaved = true
  for (const one of changes) if (!(await unsaved.save(one))) isSaved = false
  textSaved()
  return isSaved
}
