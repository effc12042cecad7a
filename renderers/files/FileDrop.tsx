import { lazy, Suspense } from 'react'
import type { FileDropProps } from './fileDropProps.ts'
import { PlainDrop } from './PlainDrop.tsx'

/** Most visits hand nothing in. Where it cannot be loaded, files are chosen and not dropped. */
const DropArea = lazy(() =>
  import('./DropArea.tsx').then(
    (module) => ({ default: module.DropArea }),
    () => ({ default: PlainDrop }),
  ),
)

/** An area that files are dropped on, with the control to choose them; what stands in it has a label for that control. */
export function FileDrop(props: FileDropProps) {
  return (
    <Suspense fallback={<PlainDrop {...props} />}>
      <DropArea {...props} />
    </Suspense>
  )
}
