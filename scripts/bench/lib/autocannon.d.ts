/** The part of autocannon that is used here; the package has no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
  }

  interface Answer {
    /** A second, on average. */
    requests: { average: number; total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    '2xx': number
    non2xx: number
    errors: number
  }

  function autocannon(options: Options): Promise<Answer>
  export = autocannon
}
