import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import { plainText } from '../../plainText.ts'
import { fieldId } from '../fieldId.ts'
import { useFieldView, useFormContext } from '../formContext.ts'
import type { FieldView } from '../session/sessionTypes.ts'
import { findWidget } from '../widgetRegistry.ts'
import { BrokenField } from './BrokenField.tsx'
import { FieldVerdict } from './FieldVerdict.tsx'
import styles from './frame.module.css'
import { LabelText } from './LabelText.tsx'
import { RequiredMark } from './RequiredMark.tsx'
import { useErrorText } from './useErrorText.ts'

/** A field with its label, help and errors. It renders anew when one of these changes, never while typing. */
export function FieldFrame({ name }: { name: string }) {
  const { session } = useFormContext()
  const view = useFieldView(name)
  if (view?.broken !== undefined) return <BrokenField name={name} reason={view.broken} />
  if (view) return <Frame name={name} view={view} />
  const fault = session.loader.broken().find((one) => one.name === name)
  return fault ? <BrokenField name={name} reason={fault.reason} /> : null
}

function Frame({ name, view }: { name: string; view: FieldView }) {
  const { session, host, idPrefix } = useFormContext()
  const { field, required, errors } = view
  const entry = findWidget(field.type)
  // Caught by the boundary around this field, which shows and reports it.
  if (!entry) throw new Error(`Unknown field type: ${String(field.type)}`)
  const id = fieldId(idPrefix, name)
  const label = plainText(host.t(field.label))
  session.fields.rememberLabel(name, label)
  const isLegend = entry.label === 'legend'
  const Box = isLegend ? 'fieldset' : 'div'
  const Label = isLegend ? 'legend' : 'label'
  const describedBy = field.help === undefined ? `${id}-error` : `${id}-help ${id}-error`
  return (
    <Box
      className={styles.field}
      data-width={widthOf(field)}
      data-field={name}
      data-invalid={errors.length > 0 || undefined}
    >
      {entry.label !== 'own' && (
        <Label id={`${id}-label`} className={styles.label} {...(!isLegend && { htmlFor: id })}>
          <LabelText label={field.label} />
          {required && <RequiredMark />}
        </Label>
      )}
      <entry.Widget
        name={name}
        id={id}
        labelId={`${id}-label`}
        label={label}
        field={field}
        required={required}
        invalid={errors.length > 0}
        describedBy={describedBy}
      />
      {field.help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {host.t(field.help, session.scope())}
        </p>
      )}
      <FieldErrors id={`${id}-error`} name={name} errors={errors} />
      {field.check && <FieldVerdict check={field.check} verdict={view.verdict} isWrong={errors.length > 0} />}
    </Box>
  )
}

/** Always there, because screen readers announce only what appears within something they know already. */
function FieldErrors({ id, name, errors }: { id: string; name: string; errors: FieldView['errors'] }) {
  const textOf = useErrorText()
  const texts = [...new Set(errors.map((error) => textOf(name, error)))]
  return (
    <div id={id} className={styles.error} aria-live="polite">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

function widthOf({ width }: FieldArtefact) {
  return width === 'full' ? undefined : width
}
