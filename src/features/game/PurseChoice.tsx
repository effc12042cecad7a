import type { Host } from '#renderers/host.ts'
import classes from './PurseChoice.module.css'

export type Purse = 'main' | 'bonus'

type PurseChoiceProps = { host: Host; purse: Purse; onChange: (purse: Purse) => void }

/** Real or bonus money, where a stake is paid by one of them alone. The game is opened anew with the other. */
export function PurseChoice({ host, purse, onChange }: PurseChoiceProps) {
  return (
    <fieldset className={classes.choice}>
      <legend>{host.t('game.purse')}</legend>
      {(['main', 'bonus'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="purse" checked={purse === one} onChange={() => onChange(one)} />
          {host.t(`game.purse.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}
