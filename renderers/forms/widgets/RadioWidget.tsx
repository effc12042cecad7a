import { ChoicesStatus } from '../choices/ChoicesStatus.tsx'
import { useChoices } from '../choices/useChoices.ts'
import { useFieldValue, useFormContext } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import styles from './controls.module.css'
import { tabStop } from './tabStop.ts'

/**
 * A few options, all seen at once; as cards where something is said about them. The frame around it is a fieldset with a
 * legend. Where an operation adds no option to those that stand there anyway, nothing is to be chosen, and nothing shown.
 */
export function RadioWidget({ name, id, field, required, invalid, describedBy }: WidgetProps) {
  const { session } = useFormContext()
  const value = useFieldValue(name)
  const choices = useChoices(name, field)
  const values = choices.list.map((choice) => choice.value)
  const own = field.choices && 'first' in field.choices ? (field.choices.first?.length ?? 0) : 0
  const isAlone = own > 0 && choices.list.length === own && choices.state !== 'failed'
  const isCards = choices.list.some(({ details }) => details !== undefined)
  return (
    <div
      className={styles.choices}
      data-look={isCards ? 'cards' : undefined}
      data-alone={isAlone || undefined}
    >
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
              tabIndex={tabStop(values, value, index)}
              required={required}
              aria-invalid={invalid || undefined}
              aria-labelledby={`${choiceId}-name`}
              aria-describedby={
                choice.details === undefined ? describedBy : `${choiceId}-details ${describedBy}`
              }
              onChange={() => session.choose(name, choice.value)}
            />
            <span>
              <span id={`${choiceId}-name`}>{choice.name}</span>
              {choice.details !== undefined && (
                <span id={`${choiceId}-details`} className={styles.about}>
                  {choice.details}
                </span>
              )}
            </span>
          </label>
        )
      })}
      <ChoicesStatus field={field} choices={choices} />
    </div>
  )
}
