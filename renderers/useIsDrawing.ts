import { useSyncExternalStore } from 'react'

/** Whether this is drawn by the server, or takes over what that has drawn: both must come to the same. */
export const useIsDrawing = (): boolean => useSyncExternalStore(listenToNothing, no, yes)

const listenToNothing = () => () => undefined
const no = () => false
const yes = () => true
