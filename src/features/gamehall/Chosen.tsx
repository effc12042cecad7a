import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import classes from './Chosen.module.css'

export type ChosenWord = { id: string; name: string; remove: () => void }

/** What narrows the list, each to be taken away. */
export function Chosen({ host, words, onClear }: { host: Host; words: ChosenWord[]; onClear: () => void }) {
  if (words.length === 0) return null
  return (
    <ul className={classes.chosen} aria-label={host.t('gamehall.chosen')}>
      {words.map(({ id, name, remove }) => (
        <li key={id}>
          <button
            type="button"
            onClick={remove}
            aria-label={host.t({ key: 'gamehall.remove', args: { name } })}
          >
            <span>{name}</span>
            <Icon name="close" size="16px" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" data-quiet="" onClick={onClear}>
          {host.t('gamehall.clear')}
        </button>
      </li>
    </ul>
  )
}
