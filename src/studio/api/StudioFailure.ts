import type { components } from '#generated/contentApi.ts'

export type Failure = components['schemas']['ContentFailure']

/** What the content API refused, or that it could not be reached at all. */
export class StudioFailure extends Error {
  /** Status of HTTP; 0 where nothing was answered. */
  readonly status: number
  readonly type: string
  readonly problems: NonNullable<Failure['problems']>
  /** What is there now, after an edit conflict. */
  readonly current: Failure['current']
  /** Keys of what is not as it was reviewed. */
  readonly changed: readonly string[]

  constructor(status: number, failure?: Partial<Failure>) {
    super(failure?.error?.message ?? 'The server did not answer')
    this.name = 'StudioFailure'
    this.status = status
    this.type = failure?.error?.type ?? 'Unreachable'
    this.problems = failure?.problems ?? []
    this.current = failure?.current
    this.changed = failure?.changed ?? []
  }
}
