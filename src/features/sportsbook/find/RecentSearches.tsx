import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import classes from './SportsSearch.module.css'

type RecentSearchesProps = {
  host: Host
  recent: readonly string[]
  onChoose: (words: string) => void
  onForget: () => void
}

/** What was looked for last. */
export function RecentSearches({ host, recent, onChoose, onForget }: RecentSearchesProps) {
  return (
    <div className={classes.recent}>
      <h3>{host.t('sportsbook.search.recent')}</h3>
      <button type="button" data-quiet="" onClick={onForget}>
        {host.t('sportsbook.search.forget')}
      </button>
      <ul>
        {recent.map((words) => (
          <li key={words}>
            <button type="button" onClick={() => onChoose(words)}>
              <Icon name="clock" size="16px" />
              <span>{words}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
