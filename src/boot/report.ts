/** Faults that are told once each, so that one which comes with every drawing hides no other. */
const told = new Set<string>()
const most = 1000

/**
 * Tells developers of a fault that players were spared, and operators of one in what the server draws; in production the
 * browser's own reporting is enough.
 */
export function report(error: unknown, where: string): void {
  if (!import.meta.env.DEV && !import.meta.env.SSR) return
  const fault = `${where} ${error}`
  if (told.has(fault) || told.size >= most) return
  told.add(fault)
  console.error(`[${where}]`, error)
}
