import { createContext, useContext } from 'react'

/** Whether the definition on the screen is edited elsewhere, and only read here. */
export const FixedContext = createContext(false)

export const useFixed = (): boolean => useContext(FixedContext)
