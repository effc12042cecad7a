/** Loads the form engine, a chunk of its own that the first screen does without. */
export async function loadForms() {
  return (await import('#renderers/forms/FormRenderer.tsx')).FormRenderer
}
