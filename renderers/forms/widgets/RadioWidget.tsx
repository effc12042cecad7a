import { ChoicesStatus } from '../choices/ChoicesStatus.tsx'
import { useChoices } from '../choices/useChoices.ts'
import { useFieldValue, useFormContext } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import styles from './controls.module.css'

/** A few options, all seen at once. The frame around it is a fieldset with a legend. */
export function RadioWidget({ name, id, field, required, invalid, describedBy }: WidgetProps) {
  const { session } = useFormContext()
  const value = useFieldValue(name)
  const choices = useChoices(name, field)
  return (
    <div className={styles.choices}>
      {choices.list.map((choice, index) => {
        const choiceId = index === 0 ? id : `${id}-${index}`
        return (
          <label key={choice.value} className={styles.choice} htmlFor={choiceId}>
            <input
              id={choiceId}
              name={`${id}-choice`}
              type="radio"
              value={choice.value}
              checked={value === choice.value}
              required={required}
              aria-invalid={invalid || undefined}
              aria-describedby={describedBy}
              onChange={() => session.choose(name, choice.value)}
            />
            <span>{choice.name}</span>
          </label>
        )
      })}
      <ChoicesStatus field={field} choices={choices} />
    </div>
  )
}
