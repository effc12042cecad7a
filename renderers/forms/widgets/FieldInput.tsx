import '../../theme/mantine.css'
import '@mantine/core/styles/Input.layer.css'
import { Input } from '@mantine/core'
import type { ComponentProps, ReactNode, Ref } from 'react'
import styles from './controls.module.css'

type OwnProps = {
  invalid: boolean
  /** Stands within the box, before and behind the text. */
  start?: ReactNode
  end?: ReactNode
}
type BoxProps =
  | (ComponentProps<'input'> & { as?: 'input' })
  | (ComponentProps<'textarea'> & { as: 'textarea' })
  | (ComponentProps<'select'> & { as: 'select' })

/**
 * A box of a form: Mantine's, without the label, help and error that its wrapper would draw a second time around it. The
 * field's own frame has them.
 */
export function FieldInput({ id, as = 'input', invalid, start, end, dir, ...box }: BoxProps & OwnProps) {
  return (
    <Input
      {...(box as Omit<ComponentProps<'input'>, 'size' | 'ref'>)}
      ref={box.ref as Ref<HTMLInputElement>}
      component={as as 'input'}
      dir={dir === 'ltr' || dir === 'rtl' ? dir : undefined}
      // Mantine would name what its own wrapper has.
      withAria={false}
      attributes={{ input: { id, dir } }}
      error={invalid}
      multiline={as === 'textarea'}
      pointer={as === 'select'}
      classNames={{ wrapper: styles.box, input: styles.control }}
      leftSection={start}
      rightSection={end}
      rightSectionPointerEvents={as === 'select' ? 'none' : 'all'}
    />
  )
}
