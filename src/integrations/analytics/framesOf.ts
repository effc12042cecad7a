export type Frame = { function: string; filename: string; lineno: number; colno: number; in_app: true }

/** Lines of a stack in Chromium (`at name (address:1:2)`) and in Firefox and Safari (`name@address:1:2`). */
const line = /^\s*(?:at )?(?:(.*?)(?: \(|@))?(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?\s*$/

/** The frames of a stack, the innermost last, as Sentry has them: of scripts alone, without queries. */
export function framesOf(stack: string): Frame[] {
  const found = stack.split('\n').flatMap((text) => {
    const [, name, address, lineno, colno] = line.exec(text) ?? []
    if (!address) return []
    const filename = address.replace(/[?#].*$/, '')
    return [
      {
        function: name || '?',
        filename,
        lineno: Number(lineno),
        colno: Number(colno),
        in_app: true as const,
      },
    ]
  })
  return found.slice(0, 30).reverse()
}
