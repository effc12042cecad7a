import type { JsonObject } from '../definition/identity.ts'
import type { Surroundings } from '../grammar/Surroundings.ts'
import { tell } from '../parts/tell.ts'
import { pageWords } from '../words/blocks.ts'

/**
 * Saves a fragment as a draft, as one step of the history of the screen.
 * @param use puts it where its blocks were, in the same step
 * @throws StudioFailure
 */
export async function addFragment(
  { site, history, definition: user, textSaved }: Surroundings,
  fragment: JsonObject,
  use: () => void,
): Promise<void> {
  const key = `fragment/${fragment.id}`
  const add = () => site.add(key, fragment)
  let etag = await add()
  history.together(() => {
    history.did({
      back: async () => {
        if (!(await site.takeBack(key, etag, `${user.kind}/${user.id}`)))
          tell(pageWords.makeFragment.stays(String(fragment.id)))
        textSaved()
      },
      forth: async () => {
        // It may have stayed.
        if (!site.definition(key)) etag = await add()
        textSaved()
      },
    })
    use()
  })
}
