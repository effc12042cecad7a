import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { useSurroundings } from '../grammar/Surroundings.ts'
import { tellFailure } from '../parts/tell.ts'
import { judgeMessage } from '../texts/icuArguments.ts'
import { hasTags, pasteAsText } from '../texts/pasted/pasteAsText.ts'
import { writeTexts } from '../texts/writeTexts.ts'
import { pageWords } from '../words/blocks.ts'
import type { ShownText } from './textAt.ts'

type TextInPlaceProps = { shown: ShownText; sheet: HTMLElement; close: () => void }

/** A text that is written where players read it: Enter, or going elsewhere, saves it; Escape leaves it as it was. */
export function TextInPlace({ shown: { key, element }, sheet, close }: TextInPlaceProps) {
  const around = useSurroundings()
  const { locale, site } = around
  const said = site.texts(locale).get(key)?.text ?? ''
  const [written, setWritten] = useState(said)
  const [style] = useState(() => styleOf(element, sheet))
  const isOver = useRef(false)
  const { broken } = judgeMessage(written, said, locale)
  const end = (isKept: boolean) => {
    // Closing takes the focus away, which ends it once more.
    if (isOver.current) return
    isOver.current = true
    close()
    if (isKept && written !== said && written.trim() !== '' && broken === undefined)
      writeTexts(around, [{ key, locale, text: written }]).catch(tellFailure)
  }
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') end(false)
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (broken === undefined) end(true)
  }
  return (
    <textarea
      className="in-place"
      aria-label={pageWords.canvasOf.text}
      aria-invalid={broken !== undefined}
      title={broken}
      lang={locale}
      dir="auto"
      style={style}
      // biome-ignore lint/a11y/noAutofocus: whoever pressed twice on a text wants to write
      autoFocus
      value={written}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setWritten(currentTarget.value)}
      onKeyDown={press}
      onPaste={(event) => pasteAsText(event, hasTags(said))}
      onBlur={() => end(true)}
    />
  )
}

/** Where the text stands, and how it looks there. */
function styleOf(element: HTMLElement, sheet: HTMLElement): CSSProperties {
  const window = element.ownerDocument.defaultView ?? globalThis.window
  const around = sheet.getBoundingClientRect()
  const { top, left, width, height } = element.getBoundingClientRect()
  const { color, font, letterSpacing, textAlign, padding } = window.getComputedStyle(element)
  return {
    ...{ top: top - around.top, left: left - around.left, width, minHeight: height },
    ...{ color, font, letterSpacing, padding, backgroundColor: colorBehind(element, window) },
    textAlign: textAlign as CSSProperties['textAlign'],
  }
}

function colorBehind(element: HTMLElement, window: Window): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = window.getComputedStyle(at)
    if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor
  }
  return 'Canvas'
}
