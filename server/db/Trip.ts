import pg from 'pg'

type Connection = pg.Connection & { submittedNamedStatements: Record<string, string>; sync: () => void }
type Message = object

/** How the rows of a statement are read, as its result keeps it. */
type Layout = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown }

/** A question as `pg.Client` leads it through its answers; its types leave that out. */
type Led = {
  _result: Layout
  _accumulateRows: boolean
  callback?: (error: unknown, result?: unknown) => void
  submit(connection: Connection): Error | null
  handleRowDescription(message: Message): void
  handleDataRow(message: Message): void
  handleCommandComplete(message: Message, connection: Connection): void
  handleEmptyQuery(connection: Connection): void
  handleReadyForQuery(connection: Connection): void
  handleError(error: unknown, connection: Connection): void
}

/** Its statement, and the name by which the database keeps that. */
type Named = Led & { readonly text?: string; readonly name?: string }

const Question = pg.Query as unknown as new (what: pg.QueryConfig, values?: unknown[]) => Led

/** What was not done because something before it has failed, as all that comes after in a transaction. */
export class SkippedError extends Error {
  constructor(cause: unknown) {
    super('What was asked of the transaction before has failed', { cause })
    this.name = 'SkippedError'
  }
}

/** Whether nothing else is wrong with it, through whatever wraps it. */
export function isSkipped(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof SkippedError) return true
  return false
}

const nothing = { value: () => {} }

/**
 * A connection as questions on a trip see it. The end of the trip is said once, and what the rows of a statement are like is
 * asked once: where that were to change, the database refuses to do the statement by its name.
 */
function waysOf(connection: Connection) {
  const ways = {
    first: Object.create(connection, { sync: nothing }) as Connection,
    again: Object.create(connection, { sync: nothing, describe: nothing }) as Connection,
    /** Of statements that were answered before, by name. */
    layouts: new Map<string, Layout>(),
  }
  known.set(connection, ways)
  return ways
}
const known = new WeakMap<Connection, ReturnType<typeof waysOf>>()

/**
 * Questions of a transaction that are asked at the same time: to the client they are one, so that the database answers them
 * together, by one message to the system and not by one for each. After the first that fails none is done.
 */
export class Trip extends Question {
  /** Those that are not answered yet, the next one first. */
  #open: Named[] = []
  #layouts = new Map<string, Layout>()

  constructor() {
    super({ text: '' })
  }

  /** How many questions are on it. */
  get size() {
    return this.#open.length
  }

  /** What the client notes of the question that is being answered: which statement the database knows from now on. */
  get name() {
    return this.#open[0]?.name
  }
  set name(_) {}
  get text() {
    return this.#open[0]?.text
  }
  set text(_) {}

  ask(what: pg.QueryConfig & { queryMode?: 'extended' }, values?: unknown[]): Promise<pg.QueryResult> {
    const question: Named = new Question(what, values)
    this.#open.push(question)
    return new Promise((resolve, reject) => {
      question.callback = (error, result) => (error ? reject(error) : resolve(result as pg.QueryResult))
    })
  }

  override submit(connection: Connection): null {
    const { first, again, layouts } = known.get(connection) ?? waysOf(connection)
    this.#layouts = layouts
    this.#open = this.#open.filter((question) => {
      const layout = question.name === undefined ? undefined : layouts.get(question.name)
      if (layout) {
        question._accumulateRows = true
        Object.assign(question._result, layout)
      }
      const refusal = question.submit(layout ? again : first)
      if (refusal) process.nextTick(() => question.handleError(refusal, connection))
      return !refusal
    })
    connection.sync()
    return null
  }

  override handleRowDescription(message: Message): void {
    this.#open[0]?.handleRowDescription(message)
  }

  override handleDataRow(message: Message): void {
    this.#open[0]?.handleDataRow(message)
  }

  override handleCommandComplete(message: Message, connection: Connection): void {
    const question = this.#open.shift()
    if (!question) return
    if (question.name !== undefined && !this.#layouts.has(question.name)) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = question._result
      this.#layouts.set(question.name, { fields, _parsers, _prebuiltEmptyResultObject })
    }
    question.handleCommandComplete(message, connection)
    question.handleReadyForQuery(connection)
  }

  override handleEmptyQuery(connection: Connection): void {
    this.#open.shift()?.handleReadyForQuery(connection)
  }

  override handleError(error: unknown, connection: Connection): void {
    const [failed, ...rest] = this.#open.splice(0)
    failed?.handleError(error, connection)
    for (const question of rest) {
      // The database has not seen it, so it does not know the statement by its name.
      if (question.name) delete connection.submittedNamedStatements[question.name]
      question.handleError(new SkippedError(error), connection)
    }
    super.handleError(error, connection)
  }
}
