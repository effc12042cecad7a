import type { BenchForm } from '../forms/benchForm.ts'

/** Draws a form into an element; answers how to take it away again. */
export type Mount = (root: HTMLElement, form: BenchForm) => () => void

/** What the benchmarks call from outside, as `window.bench`. */
export interface Driver {
  load: (form: BenchForm) => void
  /** Milliseconds until all controls are there, effects have run and layout is done. */
  mount: () => Promise<number>
  unmount: () => Promise<void>
  /** Empties a text field and leaves it focused. */
  clear: (field: string) => Promise<void>
  /** Milliseconds of each keystroke, typed into the focused field at a pace. */
  type: (field: string, text: string, pace: number) => Promise<number[]>
  /** Milliseconds from a wrong value to a change of the words on the screen; null when there is none. */
  untilError: (field: string, text: string, patience: number) => Promise<number | null>
}

declare global {
  interface Window {
    bench: Driver
  }
}

/** Gives a contender to the benchmarks. The measuring is the same code for all. */
export function drive(mount: Mount): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  let form: BenchForm | undefined
  let takeAway: (() => void) | undefined

  window.bench = {
    load(next) {
      form = next
    },
    async mount() {
      if (!form) throw new Error('no form was loaded')
      const started = performance.now()
      takeAway = mount(root, form)
      await controlsOf(root, form.fields.length)
      await turn()
      layOut()
      return performance.now() - started
    },
    async unmount() {
      takeAway?.()
      await pause(20)
      if (root.childElementCount > 0) root.replaceChildren()
    },
    async clear(field) {
      const control = find(form, field)
      control.focus()
      control.select()
      document.execCommand('delete')
      // Whatever an emptied field sets off must be over before anything is timed.
      await pause(400)
    },
    async type(field, text, pace) {
      const control = find(form, field)
      const taken: number[] = []
      for (const character of text) {
        // Else a frame is drawn within some of the keys and not within others, and figures jump between two levels.
        await frame()
        taken.push(await keystroke(character))
        await pause(pace)
      }
      if (control.value !== text) throw new Error(`typed ${text} but found ${control.value}`)
      return taken
    },
    async untilError(field, text, patience) {
      await window.bench.clear(field)
      const before = document.body.innerText
      const started = performance.now()
      document.execCommand('insertText', false, text)
      while (performance.now() - started < patience) {
        await turn()
        if (document.body.innerText !== before) return performance.now() - started
      }
      return null
    },
  }
}

/**
 * A trusted input event through the browser's own editing, the handlers and microtasks it sets off, one turn of the
 * event loop (where React does what it put off), then style and layout.
 */
async function keystroke(character: string): Promise<number> {
  const started = performance.now()
  document.execCommand('insertText', false, character)
  await turn()
  layOut()
  return performance.now() - started
}

/** Labels stand before or around their control in every contender. */
function find(form: BenchForm | undefined, name: string): HTMLInputElement {
  const label = form?.fields.find((field) => field.name === name)?.label
  const number = label?.slice(0, label.indexOf(']') + 1)
  for (const element of document.querySelectorAll('label')) {
    const { control } = element
    if (number && element.textContent?.trim().startsWith(number) && control instanceof HTMLInputElement)
      return control
  }
  throw new Error(`no field ${name}`)
}

async function controlsOf(root: HTMLElement, count: number): Promise<void> {
  const deadline = performance.now() + 20_000
  while (root.querySelectorAll('input, select, textarea').length < count) {
    if (performance.now() > deadline) throw new Error(`the form has not ${count} controls`)
    await turn()
  }
}

const channel = new MessageChannel()

/** One turn of the event loop; messages are served in the order in which they were posted. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    channel.port1.onmessage = () => resolve()
    channel.port2.postMessage(null)
  })
}

/** A frame has just been drawn, so that the next is as far away as can be. */
function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => turn().then(resolve)))
}

function layOut(): number {
  return document.body.offsetHeight
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
