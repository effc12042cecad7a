import { useState } from 'react'
import { lazyPart } from '../lazyPart.ts'
import type { FileDropProps } from './fileDropProps.ts'
import { PlainDrop } from './PlainDrop.tsx'

/** Most visits hand nothing in. Where it cannot be loaded, files are chosen and not dropped. */
const useDropArea = lazyPart(() => import('./DropArea.tsx').then(({ DropArea }) => DropArea))

/** An area that files are dropped on, with the control to choose them; what stands in it has a label for that control. */
export function FileDrop(props: FileDropProps) {
  // The control that files are being looked for with must stay, or what is chosen is told to nobody.
  const [isChoosing, setChoosing] = useState(false)
  const DropArea = useDropArea(!isChoosing)
  return DropArea ? <DropArea {...props} /> : <PlainDrop {...props} onChoosing={() => setChoosing(true)} />
}
