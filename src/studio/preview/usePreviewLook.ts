import { useState } from 'react'
import type { Device } from './devices.ts'
import type { PreviewLook } from './previewAddress.ts'
import type { PreviewMode } from './previewMessages.ts'

export type PreviewSettings = PreviewLook & {
  device: Device
  mode: PreviewMode
  /** Where the page was asked to go. */
  address: string
  /** Where it is: it may have gone on by itself. */
  at: string
}

/** How somebody looks at a preview, and what changes it. */
export function usePreviewLook(begin: Partial<PreviewSettings>) {
  const [settings, setSettings] = useState<PreviewSettings>({
    locale: 'en',
    player: 'anonymous',
    form: 'empty',
    device: 'desktop',
    mode: 'use',
    address: '/',
    at: begin.address ?? '/',
    ...begin,
  })
  return {
    settings,
    /** Something that the page is loaded anew for is seen where the page is by now. */
    change: (changed: Partial<PreviewSettings>) =>
      setSettings((before) => ({ ...before, address: before.at, ...changed })),
    went: (at: string) => setSettings((before) => (before.at === at ? before : { ...before, at })),
  }
}
