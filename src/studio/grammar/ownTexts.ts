import type { Json, JsonObject } from '../definition/identity.ts'
import { sayInstead } from '../definition/sayInstead.ts'
import { tellFailure } from '../parts/tell.ts'
import type { WrittenText } from '../texts/writeTexts.ts'
import type { Surroundings } from './Surroundings.ts'
import { placesOfText, textsBelow } from './saidTexts.ts'

export type OwnTexts = {
  /** Says texts of its own wherever the copy said those of others. */
  own: <Copy extends Json>(copy: Copy) => Copy
  /** The same words, in every language. */
  texts: WrittenText[]
}

type Around = Pick<Surroundings, 'site' | 'newTextKey'>

/**
 * Gives a copy texts of its own, so that a change of it leaves what it was made of as it is.
 * @param definition that holds the copy already
 * @param pointers of the copy in it
 * @param keeps texts that the copy goes on saying
 */
export function ownTexts(
  { site, newTextKey }: Around,
  definition: JsonObject,
  pointers: readonly string[],
  keeps: (key: string) => boolean = () => false,
): OwnTexts {
  const keys = [...textsBelow(site, definition, pointers)].filter((key) => !keeps(key))
  const names = new Map(keys.map((key) => [key, newTextKey()]))
  const texts = [...names].flatMap(([key, name]) =>
    site.locales().flatMap((locale) => {
      const said = site.texts(locale).get(key)
      return said ? [{ key: name, locale, text: said.text }] : []
    }),
  )
  return { own: (copy) => sayInstead(copy, names) as typeof copy, texts }
}

/** Texts that nothing says any more: what was cut takes them with it. */
export const leftAlone =
  (site: Surroundings['site'], definition: JsonObject) =>
  (key: string): boolean =>
    placesOfText(site, key, definition).length === 0

/**
 * Does something at once, and saves the texts that it needs as drafts meanwhile, all as one step of the history of the screen.
 * A failure is told.
 */
export function doWithTexts(
  { site, history, textSaved }: Pick<Surroundings, 'site' | 'history' | 'textSaved'>,
  texts: readonly WrittenText[],
  deed: () => void,
): void {
  if (texts.length === 0) {
    deed()
    return
  }
  const save = async (isBack: boolean) => {
    await Promise.all(
      texts.map(({ key, locale, text }) =>
        isBack ? site.saveText(key, locale, '', text) : site.saveText(key, locale, text),
      ),
    )
    textSaved()
  }
  let saving = save(false)
  saving.catch(tellFailure)
  history.together(() => {
    history.did({
      back: () =>
        saving.then(
          () => save(true),
          () => undefined,
        ),
      forth: () => {
        saving = save(false)
        return saving
      },
    })
    deed()
  })
}
