import { useFormContext } from '../formContext.ts'
import styles from './frame.module.css'

/** What stands in place of a field that cannot be shown. The reason is for those who mend it, so it is not translated. */
export function BrokenField({ name, reason }: { name: string; reason: string }) {
  const { host } = useFormContext()
  return (
    <div className={styles.broken} role="alert" data-field={name}>
      <p>{host.t({ key: 'forms.ui.brokenField', args: { field: name } })}</p>
      <code dir="ltr">{reason}</code>
    </div>
  )
}
