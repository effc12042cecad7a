import { FileDrop } from '../../files/FileDrop.tsx'
import { useFieldValue, useFormContext } from '../formContext.ts'
import { ariaProps, type WidgetProps } from '../widgetProps.ts'
import { checkFile } from './checkFile.ts'
import styles from './controls.module.css'
import { formatBytes } from './formatBytes.ts'
import { FileIcon } from './icons.tsx'

/** A file, chosen or dropped. The form holds an id of it; one of the wrong kind or size is refused at once and not kept. */
export function FileWidget(props: WidgetProps) {
  const { name, id, field } = props
  const { session, host } = useFormContext()
  const value = useFieldValue(name)
  const file = session.files().get(value)
  const { accept, maxBytes } = field.attributes
  const size = (bytes: number) => formatBytes(bytes, host.locale())
  const put = (chosen: File | undefined) => {
    session.files().drop(value)
    const error = chosen && checkFile(chosen, field.attributes, size)
    session.choose(name, chosen && !error ? session.files().put(chosen) : undefined)
    if (error) session.errors.set(name, [error])
  }
  const remove = () => {
    put(undefined)
    document.getElementById(id)?.focus()
  }
  return (
    <FileDrop
      {...ariaProps(props)}
      id={id}
      className={styles.file}
      accept={accept}
      // Closing the dialog without a choice keeps what was there.
      take={([chosen]) => chosen && put(chosen)}
    >
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
    </FileDrop>
  )
}
