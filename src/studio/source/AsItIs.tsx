import type { ReactNode } from 'react'
import { useFixed } from './FixedContext.ts'

/** What is edited here, or only looked at where it is edited elsewhere. What chooses what is looked at stands outside it. */
export function AsItIs({ children }: { children: ReactNode }) {
  return (
    <fieldset className="as-it-is" disabled={useFixed()}>
      {children}
    </fieldset>
  )
}
