import type { Host } from '#renderers/host.ts'
import { shownMoney } from '../sums.ts'
import classes from './Faults.module.css'
import type { Refusal } from './refusalOf.ts'
import { refusedText } from './refusedText.ts'

type RefusedNoteProps = { host: Host; refusal: Refusal; onStake: (stake: string) => void }

/** Why a bet was not taken, and the stake that would be. */
export function RefusedNote({ host, refusal, onStake }: RefusedNoteProps) {
  const taken = refusal.most ?? refusal.least
  return (
    <div className={classes.faults} data-refused={refusal.reason}>
      <p>{refusedText(host, refusal)}</p>
      {taken && Number(taken.amount) > 0 && (
        <button type="button" onClick={() => onStake(taken.amount)}>
          {host.t({ key: 'slip.use', args: { amount: shownMoney(host, taken) } })}
        </button>
      )}
    </div>
  )
}
