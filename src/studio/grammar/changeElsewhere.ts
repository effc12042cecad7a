import { isSame, type JsonObject } from '../definition/identity.ts'
import { overtaken } from '../stores/Overtaken.ts'
import type { Surroundings } from './Surroundings.ts'

/**
 * Changes another definition than the one on the screen and saves it as a draft, as one step of the history of the screen.
 * @throws StudioFailure
 */
export async function changeElsewhere(
  { site, history, textSaved }: Pick<Surroundings, 'site' | 'history' | 'textSaved'>,
  key: string,
  change: (before: JsonObject) => JsonObject,
): Promise<void> {
  let was: JsonObject = {}
  let is: JsonObject = {}
  await site.change(key, (before) => {
    was = before
    is = change(before)
    return is
  })
  const put = async (expected: JsonObject, next: JsonObject) => {
    await site.change(key, (now) => {
      if (!isSame(now, expected)) throw overtaken(key)
      return next
    })
    textSaved()
  }
  history.did({ back: () => put(is, was), forth: () => put(was, is) })
  textSaved()
}
