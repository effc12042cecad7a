/**
 * Values as the platform takes them: multipart where there is a file, form-urlencoded otherwise. null and undefined are
 * left out, true and false go as 1 and 0, objects as JSON, lists joined by commas.
 */
export function formBody(values: Record<string, unknown>): URLSearchParams | FormData {
  const hasFile = Object.values(values).some((value) => value instanceof Blob)
  const body = hasFile ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue
    if (value instanceof Blob && body instanceof FormData) body.append(name, value)
    else body.append(name, asText(value))
  }
  return body
}

function asText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
