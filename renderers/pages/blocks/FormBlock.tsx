import { Suspense, useMemo } from 'react'
import { readPointer } from '#schemas/runtime/readPointer.ts'
import { lazyPart } from '../../lazyPart.ts'
import { scopeFacts } from '../../scopeFacts.ts'
import { BlockFault } from '../BlockFault.tsx'
import type { BlockView } from '../BlockView.ts'
import { loadForms } from '../loadForms.ts'
import { FormSkeleton } from './FormSkeleton.tsx'

const useForms = lazyPart(loadForms)

/** A form; its engine and, where need be, its artefact come after the page. */
export function FormBlock({ props, slot, host, scope, block }: BlockView<'form'>) {
  const { form: id, hideTitle, values: pointer } = props
  const FormRenderer = useForms()
  const artefact = host.artefact(`form/${id}`)
  const form = useMemo(
    () => (artefact && hideTitle ? { ...artefact, title: undefined } : artefact),
    [artefact, hideTitle],
  )
  const values = pointer === undefined ? undefined : readPointer(scopeFacts(host, scope), pointer)
  if (!form) {
    if (!host.hasArtefact(`form/${id}`))
      return <BlockFault host={host} type="form" reason={`unknown form ${id}`} />
    return <FormSkeleton host={host} form={undefined} />
  }
  const skeleton = <FormSkeleton host={host} form={form} />
  if (!FormRenderer) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <FormRenderer
        form={form}
        host={host}
        scope={scope}
        values={isObject(values) ? values : undefined}
        below={block.slots?.default ? (inner) => slot('default', inner) : undefined}
      />
    </Suspense>
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
