import { useEffect, useState } from 'react'
import { PICTURE_CHOSEN, type PictureChosen } from '#renderers/forms/choices/pictureChosen.ts'

/** The picture of what is chosen in a field, while a form with it is open. */
export function useChosenPicture(field: string | undefined): string | undefined {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    if (field === undefined) return
    const hear = (event: Event) => {
      const { detail } = event as PictureChosen
      if (detail.field === field) setPicture(detail.picture)
    }
    document.addEventListener(PICTURE_CHOSEN, hear)
    return () => document.removeEventListener(PICTURE_CHOSEN, hear)
  }, [field])
  return picture
}
