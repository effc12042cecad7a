import '../../theme/mantine.css'
import '@mantine/core/styles/Input.layer.css'
import { PinInput } from '@mantine/core'
import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { asciiDigits } from '#schemas/rules/asciiDigits.ts'
import { useFormContext } from '../formContext.ts'
import { ariaProps, type WidgetProps } from '../widgetProps.ts'
import styles from './CodeWidget.module.css'
import { isLastMissing } from './isLastMissing.ts'
import { isComposing } from './useTextEntry.ts'

const usualLength = 6
const digits = /^\p{Nd}+$/u

/**
 * A one-time code, a box for each digit. The first takes all of them at once, as phones and password managers fill it in,
 * and whatever is pasted. The form is sent with the last digit, unless it wants more than the code.
 */
export function CodeWidget(props: WidgetProps) {
  const { name, id, label, labelId, field, invalid } = props
  const { session } = useFormContext()
  const group = useRef<HTMLDivElement>(null)
  /** Whether the digits come together, pasted or filled in. */
  const isAtOnce = useRef(false)
  const length = lengthOf(field)
  const [code, setCode] = useState(() => shown(session.value(name)))
  useEffect(() => {
    const follow = () => setCode(shown(session.value(name)))
    return session.topics.subscribe(`value/${name}`, follow)
  }, [session, name])
  useEffect(() => {
    // What is asked for first is what the player came to type.
    if (session.view().order[0] === name) group.current?.querySelector('input')?.focus()
  }, [session, name])

  useEffect(() => {
    // Before React meets it, which would write one digit into the box in the midst of it.
    const hold = (event: Event) => {
      if (isComposing({ nativeEvent: event }) && /[^0-9]/.test((event.target as HTMLInputElement).value))
        event.stopPropagation()
    }
    const letGo = ({ target }: Event) => target?.dispatchEvent(new Event('input', { bubbles: true }))
    const root = group.current
    root?.addEventListener('input', hold, true)
    root?.addEventListener('compositionend', letGo)
    return () => {
      root?.removeEventListener('input', hold, true)
      root?.removeEventListener('compositionend', letGo)
    }
  }, [])

  const boxes = () => group.current?.querySelectorAll('input')
  const put = (typed: string) => {
    const next = asciiDigits(typed)
    if (next === code) return
    setCode(next)
    session.type(name, next)
    const isFinished =
      next.length === length &&
      // One that was mistyped is mended in peace.
      (code.length < length || isAtOnce.current || document.activeElement === boxes()?.[length - 1])
    isAtOnce.current = false
    if (isFinished && isLastMissing(session, name)) group.current?.closest('form')?.requestSubmit()
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const pasted = asciiDigits(event.clipboardData.getData('text')).replace(/\D/g, '').slice(0, length)
    if (pasted === '') return
    isAtOnce.current = true
    boxes()?.[Math.min(pasted.length, length - 1)]?.focus()
    put(pasted)
  }
  return (
    <PinInput
      id={`${id}-digits`}
      rootRef={group}
      aria-labelledby={labelId}
      length={length}
      type={digits}
      value={code}
      onChange={put}
      onInputCapture={(event) => {
        isAtOnce.current = (event.target as HTMLInputElement).value.length > 2
      }}
      onBlur={() => session.commit()}
      placeholder=""
      error={invalid}
      gap={8}
      classNames={{ root: styles.code, pinInput: styles.digit, input: styles.input }}
      getInputProps={(at) => ({
        ...(at === 0 ? ariaProps(props) : { 'aria-invalid': invalid || undefined }),
        'aria-label': at === 0 ? undefined : `${label} ${at + 1}`,
        // Mantine would name what its own wrapper has.
        withAria: false,
        attributes: { input: { id: at === 0 ? id : undefined } },
        inputMode: 'numeric',
        onPaste: paste,
      })}
    />
  )
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function lengthOf({ rules }: WidgetProps['field']): number {
  const use = rules.find(({ rule }) => rule === 'one_time_code')
  return (use?.rule === 'one_time_code' ? use.params?.length : undefined) ?? usualLength
}
