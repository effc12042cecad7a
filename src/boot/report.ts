/** Tells developers of a fault that players were spared; in production the browser's own reporting is enough. */
export function report(error: unknown, where: string): void {
  if (import.meta.env.DEV) console.error(`[${where}]`, error)
}
