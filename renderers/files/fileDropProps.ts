import type { AriaAttributes, ReactNode } from 'react'

export type FileDropProps = AriaAttributes & {
  /** Of the control. */
  id: string
  className: string | undefined
  /** As in HTML. It narrows what the browser offers; who takes the files judges them. */
  accept: string | undefined
  multiple?: boolean
  /** Gets what was chosen or dropped, at least one file. */
  take: (files: File[]) => void
  children: ReactNode
}
