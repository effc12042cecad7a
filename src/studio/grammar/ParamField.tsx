import { Select } from '@mantine/core'
import { isObject, type Json } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'
import type { PartProps } from './editorProps.ts'
import { useSurroundings } from './Surroundings.ts'

/** The parameter of a fragment that stands in the place of a value. */
export const paramOf = (value: Json | undefined): string | undefined =>
  isObject(value) && typeof value.param === 'string' && Object.keys(value).length === 1
    ? value.param
    : undefined

type ParamFieldProps = Pick<PartProps, 'label' | 'description' | 'change'> & { name: string }

/** In the place of a name. */
const own = ''

/** Which of its parameters a fragment has here; without any the place has a value of its own again. */
export function ParamField({ label, description, name, change }: ParamFieldProps) {
  const { definition } = useSurroundings()
  const params = Object.entries(isObject(definition.params) ? definition.params : {})
  const said = params.find(([one]) => one === name)?.[1]
  const names = [...new Set([name, ...params.map(([one]) => one)])]
  return (
    <Select
      mt="md"
      label={builderWords.param.of(label)}
      description={isObject(said) && typeof said.description === 'string' ? said.description : description}
      allowDeselect={false}
      value={name}
      data={[{ value: own, label: builderWords.param.own }, ...names]}
      onChange={(next) => change(next === null || next === own ? undefined : { param: next })}
    />
  )
}
