import '../../theme/mantine.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, useCombobox } from '@mantine/core'
import { useEffect } from 'react'
import type { NamedChoice } from '../choices/nameChoices.ts'
import { useFormContext } from '../formContext.ts'
import styles from './ChoiceList.module.css'
import { Flag } from './Flag.tsx'

type ChoiceListProps = {
  id: string
  labelId: string | undefined
  label: string | undefined
  isOpen: boolean
  options: readonly NamedChoice[]
  active: string | undefined
  chosen: string | undefined
  optionId: (value: string) => string
  countryOf: ((value: string) => string) | undefined
  take: (value: string) => void
}

/** The options of a box, below it or above, wherever there is room. */
export function ChoiceList({
  isOpen,
  options,
  active,
  optionId,
  countryOf,
  take,
  ...given
}: ChoiceListProps) {
  const { host } = useFormContext()
  const store = useCombobox({ opened: isOpen })
  useEffect(() => {
    if (!isOpen || active === undefined) return
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active, optionId])
  return (
    <Combobox
      store={store}
      onOptionSubmit={take}
      keepMounted={false}
      // Wider than a narrow box, it begins where the box does.
      position="bottom-start"
      offset={4}
      middlewares={{ flip: true, shift: true, inline: false }}
      classNames={{ dropdown: styles.list, option: styles.option }}
    >
      <Combobox.DropdownTarget>
        <span className={styles.anchor} aria-hidden="true" />
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options
          id={given.id}
          labelledBy={given.labelId}
          aria-label={given.labelId === undefined ? given.label : undefined}
          className={styles.options}
        >
          {options.map(({ value, name }) => (
            <Combobox.Option
              key={value}
              id={optionId(value)}
              value={value}
              selected={value === active}
              aria-selected={value === given.chosen}
            >
              {countryOf && <Flag country={countryOf(value)} />}
              <span>{name}</span>
            </Combobox.Option>
          ))}
          {options.length === 0 && <Combobox.Empty>{host.t('forms.ui.noOptions')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
