import { Suspense, useMemo } from 'react'
import { readPointer } from '#schemas/runtime/readPointer.ts'
import { scopeFacts } from '../../scopeFacts.ts'
import { BlockFault } from '../BlockFault.tsx'
import type { BlockView } from '../BlockView.ts'
import { loadForms } from '../loadForms.ts'
import { waitFor } from '../waitFor.ts'
import classes from './FormBlock.module.css'

const useForms = waitFor(loadForms)

/** Places that are kept for fields: the first screen's worth at most. */
const usualFields = 3
const mostFields = 8

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
    return <FormSkeleton label={host.t('page.loading')} fields={usualFields} />
  }
  const skeleton = <FormSkeleton label={host.t('page.loading')} fields={form.order.length} />
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

/** As many fields as the form has; of a form that is not here yet nobody knows. */
function FormSkeleton({ label, fields }: { label: string; fields: number }) {
  return (
    <div className={classes.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: Math.min(fields, mostFields) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, of which one is as the other
        <i key={at} />
      ))}
      <b />
    </div>
  )
}
