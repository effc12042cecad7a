import { plainText } from '../../plainText.ts'
import { useFormContext, useFormView } from '../formContext.ts'
import styles from './parts.module.css'

/** Says which fields a newly published version of the form took away or brought. */
export function FieldsNotice() {
  const { session, host } = useFormContext()
  const { notice, artefact } = useFormView()
  const list = new Intl.ListFormat(host.locale(), { type: 'conjunction' })
  const added = notice?.added.flatMap((name) => {
    const label = artefact.fields[name]?.label
    return label === undefined ? [] : [plainText(host.t(label))]
  })
  return (
    // Always there, so that what appears in it is announced.
    <div role="status" className={notice && styles.notice}>
      {notice && (
        <>
          <div>
            {notice.removed.length > 0 && <p>{textOf('forms.ui.removedFields', notice.removed)}</p>}
            {added && added.length > 0 && <p>{textOf('forms.ui.addedFields', added)}</p>}
          </div>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={host.t('forms.ui.dismiss')}
            onClick={() => session.update({ notice: undefined })}
          >
            <span aria-hidden="true">×</span>
          </button>
        </>
      )}
    </div>
  )

  function textOf(key: 'forms.ui.removedFields' | 'forms.ui.addedFields', labels: readonly string[]): string {
    return host.t({ key, args: { fields: list.format(labels), count: labels.length } })
  }
}
