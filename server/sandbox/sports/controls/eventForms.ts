import type { SportEvent } from '../seasons/SportEvent.ts'
import type { Controls } from './controls.ts'
import { readLine, readMinutes, readWindow } from './readFields.ts'

/** What a tester may ask for an event, as a form sends it. */
export type EventForm = Readonly<Record<string, string | undefined>>

type Act = (controls: Controls, event: SportEvent, form: EventForm, now: number) => Promise<boolean> | boolean

/** By the value of the button: what it does, and false where that cannot be done or what was written is none. */
export const eventActs: Readonly<Record<string, Act>> = {
  delay: (controls, event, form) => {
    const minutes = readMinutes(form.minutes)
    return minutes !== undefined && minutes > 0 && controls.delay(event, minutes)
  },
  postpone: (controls, event) => controls.postpone(event),
  abandon: (controls, event) => controls.abandon(event),
  cancel: (controls, event, form, now) => cancel(controls, event, form, { now, isBack: false }),
  uncancel: (controls, event, form, now) => cancel(controls, event, form, { now, isBack: true }),
  roll_back: (controls, event, form) => {
    const line = readLine(form.line)
    return line !== undefined && controls.rollBack(event, line)
  },
  settle: (controls, event, form) => {
    const line = readLine(form.line)
    return line !== undefined && controls.settleAgain(event, line)
  },
}

function cancel(
  controls: Controls,
  event: SportEvent,
  form: EventForm,
  { now, isBack }: { now: number; isBack: boolean },
): boolean {
  const [line, window] = [readLine(form.line), readWindow(form, now)]
  return line !== undefined && window !== undefined && controls.cancel(event, line, window, isBack)
}
