type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether loading ahead is polite: not on slow connections, nor where the visitor asks to save data. */
export function mayPrefetch(
  connection: Connection | undefined = (globalThis.navigator as { connection?: Connection } | undefined)
    ?.connection,
): boolean {
  return !connection?.saveData && !/(^|-)2g$|^3g$/.test(connection?.effectiveType ?? '')
}
