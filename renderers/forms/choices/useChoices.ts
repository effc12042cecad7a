import { useEffect, useMemo, useRef } from 'react'
import type { OperationChoices } from '#generated/grammar/types.ts'
import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import { useFormContext, useTopic } from '../formContext.ts'
import type { ChoiceQuestion, Loaded } from './ChoiceLoader.ts'
import { type NamedChoice, nameChoices } from './nameChoices.ts'

/** The options of a field as they are shown. */
export type ShownChoices = {
  state: 'ready' | 'loading' | 'failed'
  list: readonly NamedChoice[]
  retry: () => void
}

/** The options of a field, in the reader's language; they follow the field that they depend on. */
export function useChoices(name: string, field: FieldArtefact): ShownChoices {
  const { session, host, version } = useFormContext()
  const { choices } = field
  const by = choices && 'by' in choices ? choices.by : undefined
  const byValue = useTopic(session, `value/${by ?? ''}`, () => by && session.value(by))
  const operation = choices && 'operation' in choices ? choices : undefined
  const answer = useOperationChoices(operation)
  const answered = answer?.list
  const before = operation?.first
  const supplied = useMemo(() => answered && [...(before ?? []), ...answered], [answered, before])
  // biome-ignore lint/correctness/useExhaustiveDependencies: facts and values are read through the session.
  const raw = useMemo(
    () => supplied ?? session.choicesOf(field),
    [session, field, supplied, version, byValue],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts and language are read through the host.
  const list = useMemo(
    () => nameChoices(raw, host.locale(), (text, item) => host.t(text, { ...session.scope(), item })),
    [raw, host, version, session],
  )
  useChosenAmong(name, operation, answer)
  const first = list[0]?.value
  useEffect(() => {
    if (first !== undefined) session.choicesArrived(name, first)
  }, [session, name, first])
  return { state: answer?.state ?? 'ready', list, retry: answer?.retry ?? nothing }
}

function nothing() {}

function useOperationChoices(choices: OperationChoices | undefined) {
  const { session, host } = useFormContext()
  // The query may look at other fields, so it is asked again at each commit.
  const key = useTopic(session, 'form', () => (choices ? choicesKey(choices) : ''))
  const loaded = useTopic(session, `choices/${key}`, () => session.choices.get(key))
  const load = () => choices && session.choices.load(key, choices, questionOf(choices))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for operation and query.
  useEffect(() => {
    load()
  }, [session, key])
  // What was answered before stays while the same is asked with another query, so that nothing flickers while typing.
  const shown = useRef<{ of: string; answer: Loaded }>(undefined)
  const of = choices ? choices.operation + choices.items : ''
  if (loaded.state === 'ready') shown.current = { of, answer: loaded }
  const kept = loaded.state === 'loading' && shown.current?.of === of ? shown.current.answer : loaded
  return choices && { ...kept, retry: () => load() }

  function questionOf({ query = {}, without }: OperationChoices): ChoiceQuestion {
    const { holds } = without ? host.resolve({ holds: without.holds }, session.scope()) : {}
    return { query: host.resolve(query, session.scope()), holds }
  }
  function choicesKey(wanted: OperationChoices) {
    const { first, query, without, ...rest } = wanted
    return JSON.stringify([rest, without?.list, questionOf(wanted)])
  }
}

/** What was chosen goes where the platform does not offer it any longer. */
function useChosenAmong(name: string, choices: OperationChoices | undefined, answer: Loaded | undefined) {
  const { session } = useFormContext()
  const instead = choices?.first?.[0]?.value
  useEffect(() => {
    if (instead === undefined || answer?.state !== 'ready') return
    const offered = [...(choices?.first ?? []), ...answer.list].map(({ value }) => value)
    const chosen = session.value(name)
    if (chosen !== undefined && !offered.includes(String(chosen))) session.set(name, instead)
  }, [session, name, choices, instead, answer])
}
