import type { RenamePlan, Renaming } from '../api/createContentApi.ts'
import type { History } from '../definition/createHistory.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { tellWith } from '../parts/tellWith.tsx'
import { addressOf, withoutRedirect, withRedirect } from '../redirects/pageAddresses.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { useFreshSite } from '../stores/useSite.ts'
import { renameWords as words } from '../words/rename.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { backOf, renameAs } from './renameAs.ts'

export type RenameProps = {
  /** A definition by its key, or a text by its key. */
  of: { definition: string } | { message: string }
  /** What was typed and not saved would be left behind. */
  isTyped: boolean
  /** Of the screen, on which it can be undone. */
  history: History
  /** Called with what it is renamed by, also where that is taken back. */
  renamed: (renaming: Renaming) => unknown
  close: () => void
}

/** What becomes of the old address of a page. */
type Leads = 'on' | 'no more' | 'nowhere'
const opposite = { on: 'no more', 'no more': 'on', nowhere: 'nowhere' } as const

/** Gives something another name, everywhere, once it was seen what follows; undone as whatever else, or by one press. */
export function Rename({ of, isTyped, history, renamed, close }: RenameProps) {
  const studio = useStudio()
  const site = useFreshSite()
  const address = (name: string) =>
    'definition' in of && of.definition.startsWith('page/') ? addressOf(site, name) : undefined
  /** The old address leads to the new one, or does so no more. */
  const redirect = async (renaming: Renaming, isBack: boolean) => {
    const [from, to] = [backOf(renaming).to, renaming.to].map(address)
    if (from === undefined || to === undefined) return
    await site.change('redirects/main', (before) =>
      isBack ? withoutRedirect(before, to, from) : withRedirect(before, from, to),
    )
  }
  const rename = (renaming: Renaming, leads: Leads, plan?: RenamePlan) =>
    history.quietly(async () => {
      // A redirect that is taken back would follow the name that it leads to.
      if (leads === 'no more') await redirect(renaming, true)
      await renameAs(studio, renaming, plan)
      if (leads === 'on') await redirect(renaming, false)
      await renamed(renaming)
    })
  const done = (renaming: Renaming, leads: Leads) =>
    history.did({
      back: () => rename(backOf(renaming), opposite[leads]),
      forth: () => rename(renaming, leads),
    })
  const undo = (renaming: Renaming, leads: Leads) => {
    const back = backOf(renaming)
    rename(back, opposite[leads])
      .then(() => {
        done(back, opposite[leads])
        tell(words.undone(back.to))
      })
      .catch(tellFailure)
  }
  return (
    <RenameDialog
      of={of}
      isTyped={isTyped}
      close={close}
      addressOf={address}
      rename={async (renaming, plan, isRedirected) => {
        const leads = isRedirected ? 'on' : 'nowhere'
        await rename(renaming, leads, plan)
        close()
        done(renaming, leads)
        tellWith(words.done(renaming.to), words.undo, () => undo(renaming, leads))
      }}
    />
  )
}
