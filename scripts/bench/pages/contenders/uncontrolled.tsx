import type { BenchField } from '../../forms/BenchField.ts'
import { drive } from '../driver.ts'
import { renderReact } from '../renderReact.tsx'

/** The limit: React draws plain elements once and hears nothing of what is typed. */
drive(
  renderReact(({ fields }) => (
    <form>
      {fields.map((field) => (
        <div key={field.name}>
          <label htmlFor={field.name}>{field.label}</label>
          <Control field={field} />
        </div>
      ))}
      <button type="submit">Send</button>
    </form>
  )),
)

function Control({ field: { name, kind, options } }: { field: BenchField }) {
  if (kind === 'select') {
    return (
      <select id={name} name={name} defaultValue="">
        <option value="" />
        {options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  }
  const type = { text: 'text', email: 'text', date: 'date', checkbox: 'checkbox' }[kind]
  return <input id={name} name={name} type={type} />
}
