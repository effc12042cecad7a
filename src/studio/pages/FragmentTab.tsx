import { useMemo, useRef } from 'react'
import { parseDefinition } from '../definition/printDefinition.ts'
import type { TabProps } from '../definition/TabProps.ts'
import { BuilderTab } from '../forms/BuilderTab.tsx'
import { PageTab } from './PageTab.tsx'

/** The builder of a fragment: that of forms where it is made of fields. */
export function FragmentTab(props: TabProps) {
  const parsed = useMemo(() => parseDefinition(props.text), [props.text])
  // What is no JSON for a while is built as it was before.
  const isOfFields = useRef(false)
  if ('definition' in parsed) isOfFields.current = Array.isArray(parsed.definition.fields)
  return isOfFields.current ? <BuilderTab {...props} /> : <PageTab {...props} />
}
