import type { Actions } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { type Choice, isNarrowed, isOwn } from './Choice.ts'
import { ChoiceLink } from './ChoiceLink.tsx'
import classes from './EmptyHall.module.css'
import { isPlayer } from './Likes.ts'

type EmptyHallProps = {
  host: Host
  scope: ActionScope | undefined
  search: string
  choice: Choice
  stranger: Actions | undefined
}

/** Why there is no game, and what to do. */
export function EmptyHall({ host, scope, search, choice, stranger }: EmptyHallProps) {
  const { category } = choice
  const isNobodys = isOwn(category) && !isPlayer(host)
  const isFiltered = isNarrowed(choice)
  const why = isNobodys ? 'stranger' : isFiltered ? 'filtered' : isOwn(category) ? category : 'category'
  const open: Choice = { ...choice, category: isFiltered ? category : undefined, providers: [], tags: [] }
  return (
    <div className={classes.empty}>
      <Icon name={category === 'liked' ? 'heart' : category === 'recent' ? 'clock' : 'search'} size="40px" />
      <p role="status">
        <strong>{host.t(`gamehall.empty.${why}.title`)}</strong>
        <span>{host.t(`gamehall.empty.${why}.text`)}</span>
      </p>
      <div>
        {isNobodys && stranger && (
          <button type="button" data-look="primary" onClick={() => void host.run(stranger, scope)}>
            {host.t('gamehall.signIn')}
          </button>
        )}
        <ChoiceLink search={search} choice={open}>
          {host.t(isFiltered && !isNobodys ? 'gamehall.clear' : 'gamehall.showAll')}
        </ChoiceLink>
      </div>
    </div>
  )
}
