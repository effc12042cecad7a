import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import type { Renaming } from '../api/createContentApi.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { tellWith } from '../parts/tellWith.tsx'
import { useStudio } from '../shell/StudioContext.ts'
import { renameWords as words } from '../words/rename.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { backOf, renameAs } from './renameAs.ts'

type RenameButtonProps = Pick<ButtonProps, 'size' | 'variant'> & {
  /** A definition by its key, or a text by its key. */
  of: { definition: string } | { message: string }
  /** What was typed and not saved would be left behind. */
  isTyped: boolean
  /** Called with what it is renamed by, also where that is taken back. */
  renamed: (renaming: Renaming) => void
}

/** Gives something another name, everywhere, once it was seen what follows; taken back by one press. */
export function RenameButton({ of, isTyped, renamed, ...look }: RenameButtonProps) {
  const studio = useStudio()
  const [isOpen, setOpen] = useState(false)
  const undo = (renaming: Renaming) => {
    const back = backOf(renaming)
    renameAs(studio, back)
      .then(() => {
        tell(words.undone(back.to))
        renamed(back)
      })
      .catch(tellFailure)
  }
  return (
    <>
      <Button variant="default" {...look} onClick={() => setOpen(true)}>
        {words.rename}
      </Button>
      {isOpen && (
        <RenameDialog
          of={of}
          isTyped={isTyped}
          close={() => setOpen(false)}
          done={(renaming) => {
            setOpen(false)
            tellWith(words.done(renaming.to), words.undo, () => undo(renaming))
            renamed(renaming)
          }}
        />
      )}
    </>
  )
}
