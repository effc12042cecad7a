import type { RenamePlan, Renaming } from '../api/createContentApi.ts'
import type { History } from '../definition/createHistory.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { tellWith } from '../parts/tellWith.tsx'
import { useStudio } from '../shell/StudioContext.ts'
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

/** Gives something another name, everywhere, once it was seen what follows; undone as whatever else, or by one press. */
export function Rename({ of, isTyped, history, renamed, close }: RenameProps) {
  const studio = useStudio()
  const rename = (renaming: Renaming, plan?: RenamePlan) =>
    history.quietly(async () => {
      await renameAs(studio, renaming, plan)
      await renamed(renaming)
    })
  const done = (renaming: Renaming) =>
    history.did({ back: () => rename(backOf(renaming)), forth: () => rename(renaming) })
  const undo = (renaming: Renaming) => {
    const back = backOf(renaming)
    rename(back)
      .then(() => {
        done(back)
        tell(words.undone(back.to))
      })
      .catch(tellFailure)
  }
  return (
    <RenameDialog
      of={of}
      isTyped={isTyped}
      close={close}
      rename={async (renaming, plan) => {
        await rename(renaming, plan)
        close()
        done(renaming)
        tellWith(words.done(renaming.to), words.undo, () => undo(renaming))
      }}
    />
  )
}
