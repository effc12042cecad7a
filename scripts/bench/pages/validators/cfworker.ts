import { type Schema, Validator } from '@cfworker/json-schema'
import { offer } from './validate.ts'

offer(({ schema }, values) => {
  const { errors } = new Validator(schema as Schema, '2020-12', false).validate(values)
  const refused = errors.flatMap(({ keyword, error, instanceLocation }) =>
    keyword === 'required'
      ? [error]
      : instanceLocation === '#' || keyword === 'properties'
        ? []
        : [instanceLocation],
  )
  return new Set(refused).size
})
