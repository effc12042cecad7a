import type { Text } from '#generated/grammar/types.ts'
import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import type { KnownText } from '../../host.ts'
import { useFormContext } from '../formContext.ts'
import type { FieldView } from '../session/sessionTypes.ts'
import { CheckIcon } from '../widgets/icons.tsx'
import styles from './parts.module.css'

type Props = {
  check: NonNullable<FieldArtefact['check']>
  verdict: FieldView['verdict']
  /** Whether what is wrong with the value stands in its place. */
  isWrong: boolean
}

const textOf = {
  checking: ({ checking }) => checking,
  right: ({ right }) => right,
  unknown: () => 'forms.ui.notChecked' satisfies KnownText,
} satisfies Record<NonNullable<Props['verdict']>, (check: Props['check']) => Text>

/** What the platform says of a value while it is typed; what is wrong with it stands among the field's errors. */
export function FieldVerdict({ check, verdict, isWrong }: Props) {
  const { host } = useFormContext()
  return (
    <div aria-live="polite" className={isWrong ? undefined : styles.verdict} data-verdict={verdict}>
      {verdict === 'checking' && <span className={`turning ${styles.spinner}`} aria-hidden="true" />}
      {verdict === 'right' && <CheckIcon />}
      {verdict && host.t(textOf[verdict](check))}
    </div>
  )
}
