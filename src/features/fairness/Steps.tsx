import type { ReactNode } from 'react'
import type { Host, KnownText } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { decimalsOf } from '#schemas/rules/support/currencies.ts'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import type { Judged } from './judgeRound.ts'
import type { Drawn, Trace } from './traceRound.ts'
import classes from './VerifyRound.module.css'

/** Blocks and numbers that are shown; a long round draws hundreds. */
const most = { blocks: 4, draws: 60 }

type Amount = { amount: string; currency: string }
type StepsProps = { host: Host; verdict: NonNullable<Judged>; paid: Amount | undefined }

/** What was found, and how one gets there. */
export function Steps({ host, verdict, paid }: StepsProps) {
  if (verdict.is === 'fault') return <Told host={host} look="wrong" text={`fairness.fault.${verdict.why}`} />
  if (verdict.is === 'scheme') return <Told host={host} look="wrong" text="fairness.scheme" />
  if (verdict.is === 'sealed')
    return (
      <>
        <Told host={host} look="sealed" heading="fairness.sealed.title" text="fairness.sealed.text" />
        <ol className={classes.steps}>
          <Step host={host} name="commitment">
            <Code label={host.t('fairness.step.commitment.shown')} text={verdict.record.commitment} />
          </Step>
        </ol>
      </>
    )
  const { trace } = verdict
  const record = verdict.is === 'drawn' ? undefined : verdict.record
  return (
    <>
      <Told
        host={host}
        look={verdict.is}
        heading={`fairness.${verdict.is}.title`}
        text={`fairness.${verdict.is}.text`}
      />
      <ol className={classes.steps}>
        <Step host={host} name="commitment" isRight={record && record.commitment === trace.commitment}>
          {record && <Code label={host.t('fairness.step.commitment.shown')} text={record.commitment} />}
          <Code label={host.t('fairness.step.commitment.computed')} text={trace.commitment} />
        </Step>
        <Step host={host} name="blocks">
          {trace.blocks.slice(0, most.blocks).map(({ message, hex }) => (
            <Code key={message} label={message} text={hex} />
          ))}
          <More host={host} count={trace.blocks.length - most.blocks} />
        </Step>
        {trace.draws.length > 0 && (
          <Step host={host} name="draws">
            <p className={classes.draws} dir="ltr">
              {trace.draws.slice(0, most.draws).map(drawnText).join('  ')}
            </p>
            <More host={host} count={trace.draws.length - most.draws} />
          </Step>
        )}
        {verdict.is !== 'drawn' && record && (
          <Step host={host} name="outcome" isRight={!verdict.faults.includes('outcome')}>
            <Code label={host.t('fairness.step.outcome.computed')} text={JSON.stringify(trace.outcome)} />
            <Code label={host.t('fairness.step.outcome.recorded')} text={JSON.stringify(record.outcome)} />
          </Step>
        )}
        {paid && trace.outcome && <Paid host={host} trace={trace} paid={paid} />}
      </ol>
    </>
  )
}

/** Whether the casino has paid what the round came to. */
function Paid({ host, trace, paid }: { host: Host; trace: Trace; paid: Amount }) {
  const decimals = decimalsOf(paid.currency)
  const units = (trace.outcome?.win ?? '0').padStart(decimals + 1, '0')
  const computed = decimals === 0 ? units : `${units.slice(0, -decimals)}.${units.slice(-decimals)}`
  const shown = (amount: string) => String(formatValue({ ...paid, amount }, 'money', host.locale()))
  return (
    <Step host={host} name="paid" isRight={computed === paid.amount} hasText={false}>
      <p>
        {host.t({
          key: 'fairness.step.paid.text',
          args: { computed: shown(computed), paid: shown(paid.amount) },
        })}
      </p>
    </Step>
  )
}

type StepProps = {
  host: Host
  name: 'commitment' | 'blocks' | 'draws' | 'outcome' | 'paid'
  isRight?: boolean | undefined
  hasText?: boolean
  children?: ReactNode
}

function Step({ host, name, isRight, hasText = true, children }: StepProps) {
  return (
    <li>
      <h2>
        {host.t(`fairness.step.${name}`)}
        {isRight !== undefined && (
          <span data-right={isRight}>
            <Icon name={isRight ? 'check' : 'close'} size="16px" />
            {host.t(isRight ? 'fairness.equal' : 'fairness.different')}
          </span>
        )}
      </h2>
      {hasText && <p>{host.t(`fairness.step.${name}.text`)}</p>}
      {children}
    </li>
  )
}

type ToldProps = { host: Host; look: string; heading?: KnownText; text: KnownText }

const Told = ({ host, look, heading, text }: ToldProps) => (
  <div className={classes.verdict} data-look={look}>
    <Icon
      name={look === 'right' ? 'success' : look === 'wrong' ? 'alert' : look === 'sealed' ? 'lock' : 'info'}
      size="28px"
    />
    <p>
      {heading && <strong>{host.t(heading)}</strong>}
      <span>{host.t(text)}</span>
    </p>
  </div>
)

const Code = ({ label, text }: { label: string; text: string }) => (
  <p className={classes.code}>
    <span dir="auto">{label}</span>
    <code dir="ltr">{text}</code>
  </p>
)

const More = ({ host, count }: { host: Host; count: number }) =>
  count > 0 ? <p className={classes.more}>{host.t({ key: 'fairness.step.more', args: { count } })}</p> : null

const drawnText = ({ below, value }: Drawn) => (below === undefined ? String(value) : `${value}/${below}`)
