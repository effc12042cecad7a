import classes from './FileDrop.module.css'
import type { FileDropProps } from './fileDropProps.ts'

type PlainDropProps = FileDropProps & { onChoosing: () => void }

/** The area without its dropping. */
export function PlainDrop({ className, take, children, onChoosing, ...control }: PlainDropProps) {
  return (
    <div className={classes.area}>
      <input
        {...control}
        className="visually-hidden"
        type="file"
        onClick={onChoosing}
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
