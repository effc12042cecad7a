import type { ReactNode } from 'react'

/** What is edited here, or only looked at where it is edited elsewhere. */
export function AsItIs({ isFixed, children }: { isFixed: boolean; children: ReactNode }) {
  return (
    <fieldset className="as-it-is" disabled={isFixed}>
      {children}
    </fieldset>
  )
}
