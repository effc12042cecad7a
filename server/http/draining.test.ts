import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { decorateDraining } from './draining.ts'

const many = 20

/** Connects `many` times, sends a request on each connection, says so, and tells what came back. */
const visitors = `
  const { connect } = require('node:net')
  const { parentPort, workerData: { port, many, sent } } = require('node:worker_threads')
  const visit = () => new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('POST / HTTP/1.1\\r\\nhost: a\\r\\ncontent-length: 0\\r\\n\\r\\n', () => {
        Atomics.add(sent, 0, 1)
        Atomics.notify(sent, 0)
      }))
    socket.on('data', (chunk) => { answer += chunk })
    socket.on('error', (error) => resolve(error.code))
    socket.on('end', () => resolve(answer.split('\\r\\n')[0]))
  })
  Promise.all(Array.from({ length: many }, visit)).then((answers) => parentPort.postMessage(answers))`

it('answers whoever was let in by the system when it stops listening, and had sent something', async () => {
  const app = Fastify({ return503OnClosing: false, forceCloseConnections: 'idle' })
  decorateDraining(app)
  app.post('/', async () => 'answered')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  const sent = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(visitors, { eval: true, workerData: { port, many, sent } })
  const answers = new Promise((resolve) => worker.once('message', resolve))
  await new Promise((resolve) => worker.once('online', resolve))
  // As busy as a process can be: it lets nobody in until all have sent what they ask.
  for (let there = 0; there < many; there = Atomics.load(sent, 0)) Atomics.wait(sent, 0, there)

  await app.close()
  expect(await answers).toEqual(Array(many).fill('HTTP/1.1 200 OK'))
  await worker.terminate()
})
