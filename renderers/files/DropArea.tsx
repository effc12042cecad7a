import '../theme/mantine.css'
import '@mantine/dropzone/styles.layer.css'
import { Dropzone } from '@mantine/dropzone'
import { type MouseEvent, useEffect, useState } from 'react'
import classes from './FileDrop.module.css'
import type { FileDropProps } from './fileDropProps.ts'

export function DropArea({ className, take, children, multiple = false, ...control }: FileDropProps) {
  const { id } = control
  const [hadFocus] = useState(() => document.activeElement?.id === id)
  useEffect(() => {
    // It comes in the place of a control that may have been reached already.
    if (hadFocus) document.getElementById(id)?.focus()
  }, [hadFocus, id])
  return (
    <Dropzone
      // Its label and its input are what is pressed, as everywhere else.
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      multiple={multiple}
      onDrop={take}
      // Only for being several where one is wanted.
      onReject={(refused) => take(refused.map(({ file }) => file))}
      inputProps={{
        ...control,
        className: 'visually-hidden',
        // Its label names it; the library has English words of its own.
        'aria-label': undefined,
        style: {},
        tabIndex: 0,
        // The same file can be chosen again after a failure.
        onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
          currentTarget.value = ''
        },
      }}
      classNames={{ root: classes.area, inner: className }}
    >
      {children}
    </Dropzone>
  )
}
