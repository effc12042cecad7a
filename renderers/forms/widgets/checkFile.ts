import type { RuleError } from '#schemas/rules/rule.ts'
import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'

/** Why a file is not taken: file_type {accept} or file_size {size}; undefined where nothing is wrong. */
export function checkFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: FieldArtefact['attributes'],
  formatSize: (bytes: number) => string,
): RuleError | undefined {
  if (accept && !fits(file, accept)) return { code: 'file_type', params: { accept } }
  if (maxBytes !== undefined && file.size > maxBytes)
    return { code: 'file_size', params: { size: formatSize(maxBytes) } }
  return undefined
}

/** As in HTML's accept: .pdf, image/*, image/png. Browsers let the player choose another file all the same. */
function fits({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  return accept.split(',').some((part) => {
    const wanted = part.trim().toLowerCase()
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
    if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1))
    return type.toLowerCase() === wanted
  })
}
