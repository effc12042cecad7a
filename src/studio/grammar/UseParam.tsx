import { Select } from '@mantine/core'
import { createContext, useContext } from 'react'
import type { Json } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'
import { fittingParams } from './fittingParams.ts'
import { type GrammarForm, labelOf, valueAt, withValue } from './grammarForm.ts'
import { paramOf } from './ParamField.tsx'
import { useSurroundings } from './Surroundings.ts'

/** Not where the parameters themselves are described. */
export const ParamsContext = createContext(true)

type UseParamProps = {
  made: Pick<GrammarForm, 'leaves' | 'specials'>
  value: Json | undefined
  change: (value: Json) => void
}

/** Puts a parameter of the fragment that is edited into a place that has a value of its own, or none. */
export function UseParam({ made, value, change }: UseParamProps) {
  const { definition } = useSurroundings()
  const isOffered = useContext(ParamsContext)
  if (!isOffered || definition.kind !== 'fragment') return null
  const choices = [...made.leaves, ...made.specials].flatMap((place) => {
    const { path } = place
    if (paramOf(valueAt(value, path)) !== undefined) return []
    return fittingParams(definition, place).map((name) => ({ path, name, id: `${path.join('/')} ${name}` }))
  })
  if (choices.length === 0) return null
  return (
    <Select
      mt="md"
      aria-label={builderWords.param.use}
      placeholder={builderWords.param.use}
      searchable
      value={null}
      data={choices.map(({ path, name, id }) => ({
        value: id,
        label: builderWords.param.as(labelOf(path), name),
      }))}
      onChange={(chosen) => {
        const one = choices.find(({ id }) => id === chosen)
        if (one) change(withValue(value, one.path, { param: one.name }))
      }}
    />
  )
}
