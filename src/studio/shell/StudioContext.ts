import { createContext, useContext } from 'react'
import { useSnapshot } from 'valtio'
import type { Studio } from '../stores/createStudio.ts'

export const StudioContext = createContext<Studio | undefined>(undefined)

export function useStudio(): Studio {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error('There is no studio around this component.')
  return studio
}

/** What the studio knows, as of now; draws anew where what was read of it changes. */
export const useStudioState = () => useSnapshot(useStudio().state)
