/** Texts that are told once each; what a release can hold is far fewer. */
const most = 1000
const told = new Set<string>()

/** Tells the operator, once a text, that it could not be shown as it is meant. */
export function reportText(locale: string): (error: unknown, key: string) => void {
  return (error, key) => {
    const name = `${key} in ${locale}`
    if (told.has(name) || told.size >= most) return
    told.add(name)
    const reason = error instanceof Error ? error.message : String(error)
    process.emitWarning(`The text ${name} could not be shown as it is meant: ${reason}`, 'TextWarning')
  }
}
