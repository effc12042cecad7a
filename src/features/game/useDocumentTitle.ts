import { useEffect } from 'react'
import type { Host } from '#renderers/host.ts'

/** Gives the document the title of what is shown, once that is known; a switch of the language writes that of the page again. */
export function useDocumentTitle(host: Host, title: string | undefined): void {
  useEffect(() => {
    const full = title && host.documentTitle?.(title)
    if (full && document.title !== full) document.title = full
  })
}
