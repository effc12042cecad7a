import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What this project reads of Vite's manifest; keys are source paths or chunk names. */
export type Manifest = Record<
  string,
  { file: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[] }
>

export interface Closure {
  js: string[]
  css: string[]
}

/** Reads the manifest of the last build. @throws when there has been none. */
export function readManifest(dist: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  } catch (error) {
    throw new Error('dist/ holds no build; run `npm run build` first', { cause: error })
  }
}

/** The key of the chunk that is an entry or was made for a source file. @throws when there is none. */
export function findChunk(manifest: Manifest, source: string): string {
  const found = Object.keys(manifest).find((key) => key === source || manifest[key]?.src === source)
  if (found === undefined) throw new Error(`the build has no chunk of its own for ${source}`)
  return found
}

/** The files, relative to `dist/`, that a browser must load before a chunk can run. */
export function staticClosure(manifest: Manifest, key: string): Closure {
  const js = new Set<string>()
  const css = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`the manifest names no chunk ${name}`)
    if (js.has(chunk.file)) return
    js.add(chunk.file)
    for (const file of chunk.css ?? []) css.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(key)
  return { js: [...js], css: [...css] }
}

/** What `later` needs beyond what `earlier` has already loaded. */
export function withoutLoaded(later: Closure, earlier: Closure): Closure {
  return {
    js: later.js.filter((file) => !earlier.js.includes(file)),
    css: later.css.filter((file) => !earlier.css.includes(file)),
  }
}
