import type { FastifyRequest } from 'fastify'
import type { Outbox } from './Outbox.ts'

/** What a reader asks for, as the address of its stream says. */
export type StreamQuery = {
  /** Release that the page has. */
  have?: string
  locale?: string
  /** What is followed of sports. */
  sports?: string
}

/** Something that pages are told of. */
export interface StreamSource {
  /**
   * Begins to tell a reader, at once of what it has missed.
   * @param isThere whether the reader has not gone meanwhile
   * @returns what ends it
   */
  open(
    request: FastifyRequest,
    query: StreamQuery,
    outbox: Outbox,
    isThere: () => boolean,
  ): (() => void) | Promise<() => void>
}
