import type { ReactNode } from 'react'

/** In place of what Mantine's dialogs stop the page below them with. */
export function RemoveScroll({ children }: { children: ReactNode }) {
  return children
}
/** Of bars that would move as the scrollbar goes; ours stays. Notices read them. */
RemoveScroll.classNames = { fullWidth: '', zeroRight: '' }
