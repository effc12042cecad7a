import '../../theme/mantine.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Radio } from '@mantine/core'
import { useRef } from 'react'
import { ChoicesStatus } from '../choices/ChoicesStatus.tsx'
import { usePictureChosen } from '../choices/pictureChosen.ts'
import { useChoices } from '../choices/useChoices.ts'
import { useFieldValue, useFormContext } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import styles from './choices.module.css'
import { SegmentedChoices } from './SegmentedChoices.tsx'
import { tabStop } from './tabStop.ts'
import { useNewsOf } from './useNewsOf.ts'

/** The most options that stand side by side on a phone. */
const mostSegments = 3

/**
 * A few options, all seen at once; side by side where they are two or three and one is chosen from the start; as cards
 * where something is said about them, and beside each other where they have pictures. The frame around it is a fieldset with a
 * legend. Where an operation adds no option to those that stand there anyway, or none at all to what need not be chosen, nothing is
 * shown.
 */
export function RadioWidget(props: WidgetProps) {
  const { name, id, field, required, invalid, describedBy } = props
  const { session } = useFormContext()
  const value = useFieldValue(name)
  const choices = useChoices(name, field)
  const values = choices.list.map((choice) => choice.value)
  const chosen = choices.list.find((choice) => choice.value === value)
  const news = useNewsOf(chosen?.value, chosen?.details)
  const box = useRef<HTMLDivElement>(null)
  usePictureChosen(box, name, chosen?.picture)
  const own = field.choices && 'first' in field.choices ? (field.choices.first?.length ?? 0) : 0
  const isEmpty = !required && choices.state === 'ready' && !(field.choices && 'by' in field.choices)
  const isAlone = choices.list.length === own && choices.state !== 'failed' && (own > 0 || isEmpty)
  const isFew = values.length > 1 && values.length <= mostSegments
  const isPictured = choices.list.some(({ picture }) => picture !== undefined)
  if (Array.isArray(field.choices) && isFew && !isPictured && values.some((one) => one === value))
    return (
      <SegmentedChoices
        {...props}
        list={choices.list}
        value={String(value)}
        choose={(wanted) => session.choose(name, wanted)}
      />
    )
  const isCards = isPictured || choices.list.some(({ details }) => details !== undefined)
  return (
    <div
      ref={box}
      className={styles.choices}
      data-look={isCards ? 'cards' : undefined}
      data-pictured={isPictured || undefined}
      data-alone={isAlone || undefined}
    >
      {choices.list.map((choice, index) => {
        const choiceId = index === 0 ? id : `${id}-${index}`
        return (
          <Radio
            key={choice.value}
            id={choiceId}
            name={`${id}-choice`}
            value={choice.value}
            checked={value === choice.value}
            tabIndex={tabStop(values, value, index)}
            required={required}
            error={invalid}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            onChange={() => session.choose(name, choice.value)}
            classNames={{
              root: styles.choice,
              body: styles.body,
              inner: styles.mark,
              label: styles.label,
              description: styles.about,
            }}
            label={
              choice.picture === undefined ? (
                choice.name
              ) : (
                <>
                  <img className={styles.picture} src={choice.picture} alt="" />
                  {choice.name}
                </>
              )
            }
            description={choice.details}
          />
        )
      })}
      <ChoicesStatus field={field} choices={choices} />
      {isCards && (
        <p className="visually-hidden" role="status">
          {news}
        </p>
      )}
    </div>
  )
}
