type FormRenderer = typeof import('#renderers/forms/FormRenderer.tsx')['FormRenderer']

let loaded: FormRenderer | undefined

/** Loads the form engine, a chunk of its own that the first screen does without. */
export async function loadForms(): Promise<FormRenderer> {
  loaded ??= (await import('#renderers/forms/FormRenderer.tsx')).FormRenderer
  return loaded
}

/** The same, where it is here already. */
export function formsAtHand(): FormRenderer | undefined {
  return loaded
}
