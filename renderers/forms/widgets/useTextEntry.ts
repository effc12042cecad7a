import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useFormContext } from '../formContext.ts'
import { caretAfter } from './caretAfter.ts'

/** How a value is written in a text box and read from it. Constant objects only: entries compare them by identity. */
export type TextFormat = {
  /** The value as it stands in the box. */
  show: (value: unknown) => string
  /** What is typed, put into shape while typing; without it the text stays as typed. */
  shape?: (typed: string) => string
  read: (text: string) => unknown
  /** Whether it is no more than the field takes: a key that would make it more changes nothing. What is pasted stays. */
  holds?: (typed: string) => boolean
  /** Characters that shaping keeps, by which the caret finds its place again. */
  kept?: RegExp
}

export const plainText: TextFormat = {
  show: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  read: (text) => text,
}

type Entry<E extends HTMLInputElement | HTMLTextAreaElement> = {
  ref: RefObject<E | null>
  defaultValue: string
  onChange: (event: TextEvent<E>) => void
  onCompositionEnd: (event: TextEvent<E>) => void
  onBlur: () => void
}

export type TextEvent<E> = { currentTarget: E; nativeEvent?: Event }

/** Whether a keyboard still composes what it has written, as those of Chinese and Japanese do, and those of phones. */
export function isComposing({ nativeEvent }: Pick<TextEvent<unknown>, 'nativeEvent'>): boolean {
  return nativeEvent instanceof InputEvent && nativeEvent.isComposing
}

/** Whether a single key was typed; what is pasted or filled in comes whole. */
function isOneKey({ nativeEvent }: TextEvent<unknown>): boolean {
  return nativeEvent instanceof InputEvent && nativeEvent.data !== null && [...nativeEvent.data].length === 1
}

/**
 * Ties an uncontrolled text box to a field: typing touches only the box and the session, which commits after a pause;
 * a value that is set from elsewhere is written into the box.
 */
export function useTextEntry<E extends HTMLInputElement | HTMLTextAreaElement>(
  name: string,
  format: TextFormat = plainText,
): Entry<E> {
  const { session } = useFormContext()
  const ref = useRef<E>(null)
  /** What stood in the box before a key. */
  const last = useRef('')
  useEffect(() => {
    const write = () => {
      const box = ref.current
      if (!box) return
      const text = format.show(session.value(name))
      const isSame = box.value === text || format.read(box.value) === session.value(name)
      if (!(isSame && document.activeElement === box)) box.value = text
      last.current = box.value
    }
    // A format that changed, with the language or the mask, rewrites what stands there.
    write()
    return session.topics.subscribe(`value/${name}`, write)
  }, [session, name, format])
  const onChange = useCallback(
    (event: TextEvent<E>) => {
      const box = event.currentTarget
      if (!isComposing(event)) {
        const isTooMuch = format.holds?.(box.value) === false && isOneKey(event)
        if (isTooMuch && format.holds?.(last.current)) takeBack(box, last.current)
        if (format.shape) shapeBox(box, format.shape, format.kept)
      }
      last.current = box.value
      session.type(name, format.read(box.value))
    },
    [session, name, format],
  )
  const onBlur = useCallback(() => {
    session.commit()
    const box = ref.current
    // Only what the format can read back is rewritten: a half-typed date stays as it is.
    const text = format.show(session.value(name))
    if (box && text !== '' && box.value !== text) box.value = text
  }, [session, name, format])
  return { ref, defaultValue: format.show(session.value(name)), onChange, onCompositionEnd: onChange, onBlur }
}

function takeBack(box: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const place = (box.selectionEnd ?? box.value.length) - (box.value.length - text.length)
  box.value = text
  box.setSelectionRange(place, place)
}

function shapeBox(
  box: HTMLInputElement | HTMLTextAreaElement,
  shape: (typed: string) => string,
  kept: RegExp | undefined,
) {
  const typed = box.value
  const shaped = shape(typed)
  if (shaped === typed) return
  const caret = box.selectionEnd ?? typed.length
  box.value = shaped
  const place = caretAfter(typed, caret, shaped, kept)
  box.setSelectionRange(place, place)
}
