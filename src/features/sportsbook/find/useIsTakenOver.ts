import { useSyncExternalStore } from 'react'

/** False in what a server draws, and until a browser has taken that over: for what no document can hold. */
export const useIsTakenOver = (): boolean => useSyncExternalStore(never, yes, no)

const never = () => () => undefined
const yes = () => true
const no = () => false
