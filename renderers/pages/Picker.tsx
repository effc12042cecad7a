import type { IconName } from '#generated/grammar/types.ts'
import { Icon } from './icons.tsx'
import classes from './Picker.module.css'

type Option = { value: string; text: string; lang?: string; dir?: 'ltr' | 'rtl' }
type Props = {
  /** What is picked, for whoever does not see it. */
  label: string
  icon: IconName | undefined
  value: string
  options: readonly Option[]
  onPick: (value: string) => void
}

/** One of a short list, by the browser's own control: on phones that is the one their owners know. */
export function Picker({ label, icon, value, options, onPick }: Props) {
  return (
    <label className={classes.picker}>
      {icon && <Icon name={icon} />}
      <span className="visually-hidden">{label}</span>
      <select className={classes.select} value={value} onChange={(event) => onPick(event.target.value)}>
        {options.map(({ text, ...option }) => (
          <option key={option.value} {...option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
