import { Button, Checkbox, MantineProvider, NativeSelect, Select, Stack, TextInput } from '@mantine/core'
import { type Control, Controller, type RegisterOptions, useForm, useFormState } from 'react-hook-form'
import type { BenchField } from '../../forms/BenchField.ts'
import { drive } from '../driver.ts'
import { hasSetting, renderReact } from '../renderReact.tsx'
import '@mantine/core/styles.css'

type Values = Record<string, string | boolean>

// As written by someone who knows the library: each field hears of its own errors only.
const mode = hasSetting('live') ? 'onChange' : 'onSubmit'
const native = hasSetting('native')

drive(
  renderReact(({ fields }) => (
    <MantineProvider>
      <HookForm fields={fields} />
    </MantineProvider>
  )),
)

function HookForm({ fields }: { fields: BenchField[] }) {
  const { control, handleSubmit } = useForm<Values>({ mode })
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      <Stack>
        {fields.map((field) => (
          <HookField key={field.name} field={field} control={control} />
        ))}
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  )
}

function HookField({ field, control }: { field: BenchField; control: Control<Values> }) {
  const { name, kind, label, required, options = [] } = field
  const { errors } = useFormState({ control, name })
  const error = errors[name]?.message
  const shown = { label, withAsterisk: required, error }
  if (kind === 'checkbox') return <Checkbox {...shown} {...control.register(name, rulesOf(field))} />
  if (kind === 'select' && native) {
    return <NativeSelect {...shown} data={['', ...options]} {...control.register(name, rulesOf(field))} />
  }
  if (kind === 'select') {
    return (
      <Controller
        name={name}
        control={control}
        rules={rulesOf(field)}
        render={({ field: { value, ...bound } }) => (
          <Select {...shown} {...bound} data={options} value={typeof value === 'string' ? value : null} />
        )}
      />
    )
  }
  return (
    <TextInput
      {...shown}
      type={kind === 'date' ? 'date' : 'text'}
      {...control.register(name, rulesOf(field))}
    />
  )
}

function rulesOf({ kind, required, minLength, maxLength, pattern }: BenchField): RegisterOptions<Values> {
  const expression = kind === 'email' ? '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' : pattern
  return {
    ...(required && { required: 'Required' }),
    ...(minLength && { minLength: { value: minLength, message: `At least ${minLength} characters` } }),
    ...(maxLength && { maxLength: { value: maxLength, message: `At most ${maxLength} characters` } }),
    ...(expression && { pattern: { value: new RegExp(expression, 'u'), message: 'Wrong format' } }),
  }
}
