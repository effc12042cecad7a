/** Loads the form engine, a chunk of its own that the first screen does without. */
export function loadForms() {
  return import('#renderers/forms/FormRenderer.tsx')
}
