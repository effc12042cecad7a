import { Badge, Table, Text } from '@mantine/core'
import { operationFields } from '#generated/operationFields.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import type { Problem } from '../api/createContentApi.ts'
import { builderWords } from '../words/builder.ts'

type OperationPanelProps = { form: FormArtefact | undefined; operation: string; problems: readonly Problem[] }

/** Codes of the gate for what a form sends too much, or too little. */
const ofSending = new Set(['missing_parameter', 'unknown_parameter'])

/** Which operation a form feeds: what each parameter is fed by, what is missing and what is too much. */
export function OperationPanel({ form, operation, problems }: OperationPanelProps) {
  const { operation: words } = builderWords
  if (operation === '') return form && <Text size="sm">{words.lends}</Text>
  const known = Object.hasOwn(operationFields, operation)
    ? operationFields[operation as keyof typeof operationFields]
    : undefined
  if (!known) return <Text size="sm">{words.unknown}</Text>
  const found = problems.filter(({ code }) => ofSending.has(code))
  const fedBy = (name: string) => {
    if (!form) return undefined
    const field = form.parameterFields[name]
    return Object.hasOwn(form.submit.body, name) ? (field ?? words.body) : field
  }
  const all = [...known.required, ...known.optional].map((name) => ({
    name,
    isRequired: known.required.includes(name),
    by: fedBy(name),
  }))
  const shown = all.filter(({ isRequired, by }) => isRequired || by !== undefined)
  const left = all.filter(({ isRequired, by }) => !isRequired && by === undefined).map(({ name }) => name)
  return (
    <>
      {found.map((one) => (
        <Text key={`${one.pointer} ${one.message}`} size="sm" c="red" role="alert">
          {one.message} {one.hint}
        </Text>
      ))}
      {form?.dynamicFields && (
        <Text size="sm" c="dimmed">
          {words.supplied(form.dynamicFields.operation)}
        </Text>
      )}
      <Table captionSide="top" className="breakable" aria-label={operation}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.parameter}</Table.Th>
            <Table.Th>{words.from}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ name, isRequired, by }) => (
            <Table.Tr key={name}>
              <Table.Td>
                {name} {isRequired && <Badge size="xs">{words.required}</Badge>}
              </Table.Td>
              <Table.Td>{by ?? (form?.dynamicFields ? words.perhaps : words.missing)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {left.length > 0 && (
        <Text size="sm" c="dimmed">
          {words.left(left.join(', '))}
        </Text>
      )}
    </>
  )
}
