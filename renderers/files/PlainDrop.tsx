import classes from './FileDrop.module.css'
import type { FileDropProps } from './fileDropProps.ts'

/** The area without its dropping. */
export function PlainDrop({ className, take, children, ...control }: FileDropProps) {
  return (
    <div className={classes.area}>
      <input
        {...control}
        className="visually-hidden"
        type="file"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file can be chosen again after a failure.
          currentTarget.value = ''
          if (files.length > 0) take(files)
        }}
      />
      <div className={className}>{children}</div>
    </div>
  )
}
