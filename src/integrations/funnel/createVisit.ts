import type { FormVisit } from '#generated/contentApi.ts'

type Form = Pick<FormVisit, 'form' | 'version' | 'device'>

/** What happens to fields during one visit to a form, each thing once; what is to be told is told in parts. */
export function createVisit(form: Form) {
  const known = new Set<string>()
  let fresh: { shown: string[]; focused: string[]; errors: Record<string, string[]> } = none()
  let hasBegun = false
  /** Where the visitor is; empty before they have gone into any field. */
  let here = ''
  /** Where they were when they were told of as gone. */
  let left: string | undefined

  /** Whether it is the first time in this visit. */
  function isNew(...what: string[]): boolean {
    const key = what.join(' ')
    if (known.has(key)) return false
    known.add(key)
    return true
  }

  return {
    show(fields: readonly string[]): void {
      for (const field of fields) if (isNew('shown', field)) fresh.shown.push(field)
    },

    focus(field: string): void {
      here = field
      if (isNew('focused', field)) fresh.focused.push(field)
    },

    fail(field: string, codes: readonly string[]): void {
      for (const code of codes)
        if (isNew('error', field, code)) fresh.errors[field] = [...(fresh.errors[field] ?? []), code]
    },

    /**
     * What is to be told now that the visitor is gone, or is done with the form; nothing where that is known already.
     * They may come back from a page that they had only hidden.
     */
    end(how: 'left' | 'completed'): FormVisit | undefined {
      const { shown, focused, errors } = fresh
      const hasNews = shown.length + focused.length + Object.keys(errors).length > 0
      if (hasBegun && how === 'left' && !hasNews && left === here) return undefined
      const told: FormVisit = {
        ...form,
        ...(!hasBegun && { begins: true }),
        ...(shown.length > 0 && { shown }),
        ...(focused.length > 0 && { focused }),
        ...(Object.keys(errors).length > 0 && { errors }),
        ...(left !== undefined && { returned: left }),
        ...(how === 'completed' ? { completed: true } : { left: here }),
      }
      fresh = none()
      hasBegun = true
      left = how === 'left' ? here : undefined
      return told
    },
  }
}

const none = () => ({ shown: [], focused: [], errors: {} })
