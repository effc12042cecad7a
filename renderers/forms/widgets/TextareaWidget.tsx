import { useEffect, useRef } from 'react'
import { useFormContext } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import styles from './controls.module.css'
import { FieldInput } from './FieldInput.tsx'
import { textWithoutEmoji } from './textWithoutEmoji.ts'
import { useTextControl } from './useTextControl.ts'
import { plainText } from './useTextEntry.ts'

/** How near the limit the count of characters left appears. */
const countFrom = 0.8

/** Several lines of text. */
export function TextareaWidget(props: WidgetProps) {
  const { name, field } = props
  const control = useTextControl<HTMLTextAreaElement>(
    props,
    field.attributes.preventEmoji ? textWithoutEmoji : plainText,
  )
  return (
    <>
      <FieldInput as="textarea" {...control} rows={field.attributes.rows ?? 4} dir="auto" />
      {field.maxLength !== undefined && (
        <CharactersLeft name={name} limit={field.maxLength} box={control.ref} />
      )}
    </>
  )
}

type CharactersLeftProps = { name: string; limit: number; box: { current: HTMLTextAreaElement | null } }

/** Written straight into its element, so that typing renders nothing. */
function CharactersLeft({ name, limit, box }: CharactersLeftProps) {
  const { session, host } = useFormContext()
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const element = box.current
    const write = () => {
      const length = plainText.show(session.value(name)).length
      const text = length < limit * countFrom ? '' : countText(limit - length)
      if (ref.current) ref.current.textContent = text
    }
    const countText = (count: number) => host.t({ key: 'forms.ui.charactersLeft', args: { count } })
    write()
    element?.addEventListener('input', write)
    const unsubscribe = session.topics.subscribe(`value/${name}`, write)
    return () => {
      element?.removeEventListener('input', write)
      unsubscribe()
    }
  }, [session, host, name, limit, box])
  return <p ref={ref} className={styles.note} aria-live="polite" />
}
