import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import { isEmpty } from '#schemas/runtime/bindings.ts'
import { plainText } from '../../plainText.ts'
import { useFieldValue, useFieldView, useFormContext } from '../formContext.ts'
import { RetryNote } from '../parts/RetryNote.tsx'
import styles from '../widgets/controls.module.css'
import type { ShownChoices } from './useChoices.ts'

/** Why a list is empty: on its way, not to be had, or waiting for another field. */
export function ChoicesStatus({ field, choices }: { field: FieldArtefact; choices: ShownChoices }) {
  const { host } = useFormContext()
  const by = field.choices && 'by' in field.choices ? field.choices.by : ''
  const other = useFieldView(by)
  const isChosen = !isEmpty(useFieldValue(by))
  if (choices.state === 'failed') return <RetryNote text="forms.ui.optionsFailed" retry={choices.retry} />
  if (choices.state === 'loading') return <p className={styles.note}>{host.t('forms.ui.loadingOptions')}</p>
  if (choices.list.length > 0) return null
  const text =
    other && !isChosen
      ? host.t({ key: 'forms.ui.chooseFirst', args: { field: plainText(host.t(other.field.label)) } })
      : host.t('forms.ui.noOptions')
  return <p className={styles.note}>{text}</p>
}
