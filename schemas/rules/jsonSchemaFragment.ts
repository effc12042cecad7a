import type { OptionValue, ValueType } from './rule.ts'

/** The part of JSON Schema 2020-12 that rules speak. */
export type JsonSchemaFragment = {
  type?: ValueType
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  enum?: readonly (OptionValue | null | readonly never[])[]
  const?: true
  not?: JsonSchemaFragment
  allOf?: readonly JsonSchemaFragment[]
}
