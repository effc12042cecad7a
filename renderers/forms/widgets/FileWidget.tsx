import { type ChangeEvent, useRef } from 'react'
import { useFieldValue, useFormContext } from '../formContext.ts'
import { ariaProps, type WidgetProps } from '../widgetProps.ts'
import { checkFile } from './checkFile.ts'
import styles from './controls.module.css'
import { formatBytes } from './formatBytes.ts'
import { FileIcon } from './icons.tsx'

/** A file. The form holds an id of it; one of the wrong kind or size is refused at once and not kept. */
export function FileWidget(props: WidgetProps) {
  const { name, id, field } = props
  const { session, host } = useFormContext()
  const box = useRef<HTMLInputElement>(null)
  const value = useFieldValue(name)
  const file = session.files().get(value)
  const { accept, maxBytes } = field.attributes
  const size = (bytes: number) => formatBytes(bytes, host.locale())
  const put = (chosen: File | undefined) => {
    session.files().drop(value)
    if (box.current) box.current.value = ''
    const error = chosen && checkFile(chosen, field.attributes, size)
    session.choose(name, chosen && !error ? session.files().put(chosen) : undefined)
    if (error) session.errors.set(name, [error])
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0]
    // Closing the dialog without a choice keeps what was there.
    if (chosen) put(chosen)
  }
  const remove = () => {
    put(undefined)
    box.current?.focus()
  }
  return (
    <div className={styles.file}>
      <input
        {...ariaProps(props)}
        ref={box}
        id={id}
        // No name: the form is never sent by the browser itself.
        className={styles.hidden}
        type="file"
        accept={accept}
        onChange={onChange}
      />
      <label className={styles.button} htmlFor={id}>
        <FileIcon />
        {host.t(file ? 'forms.ui.replaceFile' : 'forms.ui.chooseFile')}
      </label>
      {file && (
        <span className={styles.chosen}>
          <bdi>
            {host.t({ key: 'forms.ui.fileChosen', args: { name: file.name, size: size(file.size) } })}
          </bdi>
          <button
            type="button"
            className={styles.remove}
            aria-label={host.t({ key: 'forms.ui.removeFile', args: { name: file.name } })}
            onClick={remove}
          >
            <span aria-hidden="true">×</span>
          </button>
        </span>
      )}
      {(accept || maxBytes) && (
        <p className={styles.note}>
          {accept && host.t({ key: 'forms.ui.fileTypes', args: { accept } })}{' '}
          {maxBytes && host.t({ key: 'forms.ui.fileLimit', args: { size: size(maxBytes) } })}
        </p>
      )}
    </div>
  )
}
