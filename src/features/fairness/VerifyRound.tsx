import { type FormEvent, useEffect, useId, useMemo, useState } from 'react'
import type { KnownText } from '#renderers/host.ts'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import { noAnswer } from '#renderers/pages/blocks/data/failures.ts'
import { LoadFailure } from '#renderers/pages/blocks/data/LoadFailure.tsx'
import { LoadSkeleton } from '#renderers/pages/blocks/data/LoadSkeleton.tsx'
import { useAnswer } from '#renderers/pages/useAnswer.ts'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import { type Judged, judgeRound, type TypedSeeds } from './judgeRound.ts'
import { parseRecord, readRecord } from './readRecord.ts'
import { Steps } from './Steps.tsx'
import classes from './VerifyRound.module.css'

const untyped: TypedSeeds = { server: '', client: '', nonce: '' }

type Told = {
  round: { win: { amount: string; currency: string } }
  record_state: string
  record?: unknown
}

/** Recomputes a round in the browser: the one of the address, or what is pasted. */
export function VerifyRound(view: BlockView<'verify-round'>) {
  const { props, host, scope } = view
  useHostVersion(host)
  const asked = props.round === undefined ? undefined : host.resolve({ round: props.round }, scope).round
  const round = asked === undefined || asked === '' ? undefined : String(asked)
  const isPlayer = host.facts().session.authenticated === true
  if (round === undefined) return <Bench {...view} />
  if (!isPlayer)
    return (
      <>
        <div className={classes.note} role="status">
          <p>{host.t('fairness.stranger')}</p>
          {props.stranger && (
            <button
              type="button"
              data-look="primary"
              onClick={() => void host.run(props.stranger ?? [], scope)}
            >
              {host.t('fairness.signIn')}
            </button>
          )}
        </div>
        <Bench {...view} />
      </>
    )
  return <OwnRound key={round} {...view} round={round} />
}

/** A round of the player, as our own books and its provider tell of it. */
function OwnRound({ round, ...view }: BlockView<'verify-round'> & { round: string }) {
  const { host } = view
  const { response, error, isLoading, retry } = useAnswer(host, 'games.getRound', { round })
  if (response === undefined && error) {
    const isMissing = Object.keys(error.invalidParameters).length > 0
    return isMissing ? (
      <>
        <Note text={host.t('fairness.missing')} />
        <Bench {...view} />
      </>
    ) : (
      <LoadFailure error={error} isLoading={isLoading} retry={retry} host={host} />
    )
  }
  if (response === undefined) return <LoadSkeleton look="text" label={host.t('page.loading')} />
  const { record, record_state, round: booked } = response as Told
  const known = record_state === 'told' ? readRecord(record) : undefined
  if (record_state === 'unavailable')
    return <LoadFailure error={noAnswer} isLoading={isLoading} retry={retry} host={host} />
  return (
    <>
      {!known && <Note text={host.t('fairness.untold')} />}
      <Bench {...view} first={known && JSON.stringify(known, null, 1)} paid={known && booked.win} />
    </>
  )
}

const Note = ({ text }: { text: string }) => (
  <div className={classes.note} role="status">
    <p>{text}</p>
  </div>
)

type BenchProps = BlockView<'verify-round'> & {
  /** The record that it begins with, which is judged at once. */
  first?: string | undefined
  /** What the casino has booked as its win. */
  paid?: { amount: string; currency: string } | undefined
}

/** What is held up to the light, and what is found. */
function Bench({ host, first = '', paid }: BenchProps) {
  const id = useId()
  const [text, setText] = useState(first)
  const [seeds, setSeeds] = useState(untyped)
  const began = useMemo<Judged>(() => {
    const record = first === '' ? undefined : parseRecord(first)
    return record ? judgeRound(record, untyped) : undefined
  }, [first])
  const [judged, setJudged] = useState<Judged>(began)
  useEffect(() => setJudged(began), [began])
  const judge = (event: FormEvent) => {
    event.preventDefault()
    const record = text.trim() === '' ? undefined : parseRecord(text)
    setJudged(text.trim() !== '' && !record ? { is: 'fault', why: 'record' } : judgeRound(record, seeds))
  }
  const field = (name: keyof TypedSeeds, help?: KnownText) => (
    <p>
      <label htmlFor={`${id}-${name}`}>{host.t(`fairness.${name}`)}</label>
      <input
        id={`${id}-${name}`}
        dir="ltr"
        value={seeds[name]}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={name === 'nonce' ? 'numeric' : 'text'}
        maxLength={128}
        aria-describedby={help && `${id}-${name}-help`}
        onChange={({ target }) => setSeeds((before) => ({ ...before, [name]: target.value }))}
      />
      {help && <small id={`${id}-${name}-help`}>{host.t(help)}</small>}
    </p>
  )
  return (
    <div className={classes.bench}>
      <div aria-live="polite">
        {judged && <Steps host={host} verdict={judged} paid={text === first ? paid : undefined} />}
      </div>
      <form className={classes.form} onSubmit={judge}>
        <fieldset>
          <legend>{host.t('fairness.seeds')}</legend>
          {field('server', 'fairness.server.help')}
          {field('client')}
          {field('nonce')}
        </fieldset>
        <p>
          <label htmlFor={`${id}-record`}>{host.t('fairness.record')}</label>
          <textarea
            id={`${id}-record`}
            dir="ltr"
            rows={6}
            value={text}
            spellCheck={false}
            aria-describedby={`${id}-record-help`}
            onChange={({ target }) => setText(target.value)}
          />
          <small id={`${id}-record-help`}>{host.t('fairness.record.help')}</small>
        </p>
        <button type="submit" data-look="primary">
          {host.t('fairness.verify')}
        </button>
      </form>
    </div>
  )
}
