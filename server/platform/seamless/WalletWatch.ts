/** Who is told of calls of providers, to count them. Times in seconds. */
export type WalletWatch = {
  /**
   * A call was answered.
   * @param call `bet`, `win` and so on @param outcome `ok`, a code of refusal, or `LINE_FULL` where there was no room for it
   */
  heard: (call: string, outcome: string, took: number) => void
  /** A call stands in line, until it is served or refused. */
  queued: () => void
  served: (waited: number) => void
  refused: () => void
}

export const unwatched: WalletWatch = { heard() {}, queued() {}, served() {}, refused() {} }
