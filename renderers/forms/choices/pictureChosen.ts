import { type RefObject, useLayoutEffect } from 'react'

/** Event that rises from a field with pictures: which of them is chosen, for whoever shows it larger. */
export const PICTURE_CHOSEN = 'picture-chosen'

/** @property picture its address; undefined where none is chosen, or the field has gone */
export type PictureChosen = CustomEvent<{ field: string; picture: string | undefined }>

/** Tells of the picture of what is chosen, and when the field goes. */
export function usePictureChosen(
  of: RefObject<Element | null>,
  field: string,
  picture: string | undefined,
): void {
  // Before the field has left the document, through which the event rises.
  useLayoutEffect(() => {
    const element = of.current
    const tell = (shown: string | undefined) => {
      const detail = { field, picture: shown }
      element?.dispatchEvent(new CustomEvent(PICTURE_CHOSEN, { bubbles: true, detail }))
    }
    if (picture === undefined) return
    tell(picture)
    return () => tell(undefined)
  }, [of, field, picture])
}
