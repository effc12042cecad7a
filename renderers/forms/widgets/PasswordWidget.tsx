import { useState } from 'react'
import { useFormContext } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import styles from './controls.module.css'
import { FieldInput } from './FieldInput.tsx'
import { EyeIcon } from './icons.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import { useTextControl } from './useTextControl.ts'

/** A secret; a button shows it unless the definition forbids that. */
export function PasswordWidget(props: WidgetProps) {
  const { name, id, field } = props
  const { host } = useFormContext()
  const [shown, setShown] = useState(false)
  const control = useTextControl<HTMLInputElement>(props)
  const canReveal = field.attributes.reveal !== false
  return (
    <>
      <FieldInput
        {...control}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        end={
          canReveal && (
            <button
              type="button"
              className={styles.inside}
              aria-controls={id}
              aria-label={host.t(shown ? 'forms.ui.hidePassword' : 'forms.ui.showPassword')}
              onClick={() => setShown(!shown)}
            >
              <EyeIcon crossed={shown} />
            </button>
          )
        }
      />
      {field.attributes.strength && <PasswordStrength id={id} name={name} box={control.ref} />}
    </>
  )
}
