import type { CallResult, Host } from '../../host.ts'

type Shared = { answer: Promise<CallResult>; holders: Set<object> }

const shared = new WeakMap<Host, Map<string, Shared>>()

/**
 * Asks the platform once what several open forms want to know, as the ways to register do; whoever comes later has the
 * answer too, as long as somebody holds it. A failure is told to all that wait, and is not kept.
 * @param question names what is asked; equal for equal answers
 * @param holder holds one answer at a time, until `letGo`
 */
export function askTogether(
  host: Host,
  question: string,
  holder: object,
  ask: () => Promise<CallResult>,
): Promise<CallResult> {
  const answers = shared.get(host) ?? new Map<string, Shared>()
  shared.set(host, answers)
  const before = answers.get(question)
  const found = before ?? { answer: ask(), holders: new Set() }
  found.holders.add(holder)
  letGo(host, holder, found)
  if (before) return before.answer
  answers.set(question, found)
  const forget = () => {
    if (answers.get(question) === found) answers.delete(question)
  }
  found.answer.then(({ ok }) => ok || forget(), forget)
  return found.answer
}

/** The holder wants no answer any more, but for the one that it has just asked for. */
export function letGo(host: Host, holder: object, but?: Shared): void {
  const answers = shared.get(host)
  for (const [question, one] of answers ?? [])
    if (one !== but && one.holders.delete(holder) && one.holders.size === 0) answers?.delete(question)
}
