import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { renameWords as words } from '../words/rename.ts'
import { Rename, type RenameProps } from './Rename.tsx'

type RenameButtonProps = Pick<ButtonProps, 'size' | 'variant'> & Omit<RenameProps, 'close'>

export function RenameButton({ of, isTyped, history, renamed, ...look }: RenameButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" {...look} onClick={() => setOpen(true)}>
        {words.rename}
      </Button>
      {isOpen && <Rename {...{ of, isTyped, history, renamed }} close={() => setOpen(false)} />}
    </>
  )
}
