import { createContext, use } from 'react'
import type { Host } from '#renderers/host.ts'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import type { App } from '../boot/App.ts'

type Shell = { app: App; host: Host }

export const AppContext = createContext<Shell | undefined>(undefined)

/**
 * App and host; the component is rendered anew with every change of what the host answers.
 * @throws Error outside the app
 */
export function useApp(): Shell {
  const shell = use(AppContext)
  if (!shell) throw new Error('A part of the shell was rendered outside the app')
  useHostVersion(shell.host)
  return shell
}
