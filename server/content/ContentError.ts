import type { Problem } from '#schemas/runtime/problem.ts'

/** A refusal that the caller is told about, as the HTTP answer it becomes. */
export class ContentError extends Error {
  readonly status: number
  /** Stable name for programs; the message is for people. */
  readonly type: string
  readonly problems: Problem[] | undefined
  /** Keys of what is not as the caller believed. */
  readonly changed: string[] | undefined
  /** Seconds after which trying again makes sense. */
  retryAfter: number | undefined

  constructor(
    status: number,
    type: string,
    message: string,
    details: { problems?: Problem[]; changed?: string[] } = {},
  ) {
    super(message)
    this.name = 'ContentError'
    this.status = status
    this.type = `${type}Exception`
    this.problems = details.problems
    this.changed = details.changed
  }
}

/** The draft is not what the caller read. */
export class EditConflict extends ContentError {
  readonly kind: string
  readonly id: string

  constructor(kind: string, id: string) {
    super(409, 'EditConflict', `The draft ${kind}/${id} is not what you read: somebody else saved it`)
    this.name = 'EditConflict'
    this.kind = kind
    this.id = id
  }
}
