import { useEffect, useState } from 'react'
import { focusContent } from './focusContent.ts'
import type { EntryState } from './navigate.ts'

type AnnouncerProps = {
  /** Path of the address; another one is another place to be told of. */
  place: string
  title: string
  documentTitle: string
}

/** Sets the title of the document and, after a navigation, moves the focus to the content and says the title. */
export function RouteAnnouncer({ place, title, documentTitle }: AnnouncerProps) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  useEffect(() => {
    if (lastPlace === undefined || lastPlace === place) {
      lastPlace = place
      return
    }
    lastPlace = place
    setSaid(title)
    if (!(history.state as EntryState | null)?.stay) focusContent()
  }, [place, title])
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {said}
    </div>
  )
}

/** Outlives the component, which another layout mounts anew. */
let lastPlace: string | undefined
