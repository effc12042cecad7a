import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { BenchForm } from '../forms/benchForm.ts'
import type { Mount } from './driver.ts'

export function renderReact(draw: (form: BenchForm) => ReactNode): Mount {
  return (element, form) => {
    const root = createRoot(element)
    root.render(draw(form))
    return () => root.unmount()
  }
}

/** A page serves several contenders that differ in a setting: `?live`. */
export function hasSetting(name: string): boolean {
  return new URLSearchParams(location.search).has(name)
}
