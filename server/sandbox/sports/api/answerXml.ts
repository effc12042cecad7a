import type { FastifyReply } from 'fastify'
import { element, xmlDocument } from '../xml/element.ts'

export function answerXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('application/xml; charset=utf-8').send(xml)
}

/** What is answered where there is no document. */
export function response(code: string, message: string): string {
  return xmlDocument(element('response', { response_code: code }, [element('message', {}, message)]))
}
