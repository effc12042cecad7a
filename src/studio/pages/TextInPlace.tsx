import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { type Surroundings, useSurroundings } from '../grammar/Surroundings.ts'
import { placesOfText } from '../grammar/saidTexts.ts'
import { tellFailure } from '../parts/tell.ts'
import { tellWith } from '../parts/tellWith.tsx'
import { judgeMessage } from '../texts/icuArguments.ts'
import { hasTags, pasteAsText } from '../texts/pasted/pasteAsText.ts'
import { writeTexts } from '../texts/writeTexts.ts'
import { pageWords } from '../words/blocks.ts'
import { builderWords } from '../words/builder.ts'
import type { ShownText } from './textAt.ts'

const { text: words } = builderWords

type TextInPlaceProps = {
  shown: ShownText
  sheet: HTMLElement
  close: () => void
  /** Says another text in its place. */
  sayInstead: (key: string, another: string) => void
}

/** A text that is written where players read it: Enter, or going elsewhere, saves it; Escape leaves it as it was. */
export function TextInPlace({ shown: { key, element }, sheet, close, sayInstead }: TextInPlaceProps) {
  const around = useSurroundings()
  const { locale, site } = around
  const [said] = useState(() => site.texts(locale).get(key)?.text ?? '')
  const [written, setWritten] = useState(() => site.unsaved.of(key, locale)?.text ?? said)
  const keep = (text: string) => site.unsaved.type({ key, locale, text, before: said })
  const [style] = useState(() => styleOf(element, sheet))
  const isOver = useRef(false)
  const { broken } = judgeMessage(written, said, locale)
  const end = (isKept: boolean) => {
    // Closing takes the focus away, which ends it once more.
    if (isOver.current) return
    isOver.current = true
    close()
    if (!isKept || written.trim() === '') return keep(said)
    if (written === said || broken !== undefined) return
    writeTexts(around, [{ key, locale, text: written, before: said }])
      .then((isSaved) => isSaved && offerOwn(around, key, { written, said }, sayInstead))
      .catch(tellFailure)
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
      onChange={({ currentTarget }) => {
        setWritten(currentTarget.value)
        keep(currentTarget.value)
      }}
      onKeyDown={press}
      onPaste={(event) => pasteAsText(event, hasTags(said))}
      onBlur={() => end(true)}
    />
  )
}

/** Says where else a text was changed, and offers to have changed it here alone. */
function offerOwn(
  around: Surroundings,
  key: string,
  { written, said }: { written: string; said: string },
  sayInstead: TextInPlaceProps['sayInstead'],
): void {
  const { site, definition, locale, newTextKey } = around
  const [, ...others] = placesOfText(site, key, definition)
  if (others.length === 0) return
  const ownKey = `${definition.kind}/${definition.id}`
  const names = new Set(others.map((one) => (one.definition === ownKey ? words.here : one.definition)))
  tellWith(words.changedToo([...names].slice(0, most).join(', ')), words.hereAlone, () => {
    const own = newTextKey()
    const texts = site.locales().flatMap((one) => {
      const text = one === locale ? written : site.texts(one).get(key)?.text
      return text === undefined ? [] : [{ key: own, locale: one, text }]
    })
    writeTexts(around, [...texts, { key, locale, text: said }], () => sayInstead(key, own)).catch(tellFailure)
  })
}

/** Definitions that are named. */
const most = 5

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
