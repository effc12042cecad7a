import type { Host } from '#renderers/host.ts'
import classes from './SlipFoot.module.css'

type PurseChoiceProps = { host: Host; purse: 'main' | 'bonus'; onChange: (purse: 'main' | 'bonus') => void }

/** Real or bonus money, where a bet is paid by one of them alone. */
export function PurseChoice({ host, purse, onChange }: PurseChoiceProps) {
  return (
    <fieldset className={classes.purse}>
      <legend>{host.t('slip.purse')}</legend>
      {(['main', 'bonus'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="slip-purse" checked={purse === one} onChange={() => onChange(one)} />
          {host.t(`slip.purse.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}
