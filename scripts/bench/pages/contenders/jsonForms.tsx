import { JsonForms } from '@jsonforms/react'
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers'
import { drive } from '../driver.ts'
import { renderReact } from '../renderReact.tsx'

// It validates on every change; that is its default.
drive(
  renderReact(({ schema }) => (
    <JsonForms schema={schema} data={{}} renderers={vanillaRenderers} cells={vanillaCells} />
  )),
)
