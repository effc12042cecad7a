import type { Operations } from '#generated/api.ts'
import type { BlockProps } from '#generated/grammar/types.ts'
import type { Host } from '#renderers/host.ts'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import { isFigure } from './drawings.ts'
import { FigureView } from './FigureView.tsx'
import classes from './LoyaltyFigure.module.css'

type Character = Operations['loyalty.getcharacters']['response']['items'][number]

/** The character of the player, where the site shows characters; one that nobody has drawn is its picture. */
export function LoyaltyFigure({ props, host, scope }: BlockView<'loyalty-figure'>) {
  const { place, mood, size = 'normal' } = props
  useHostVersion(host)
  if (!isShownAt(place, host)) return null
  const { character } = host.resolve({ character: props.character }, scope) as { character?: Character }
  if (!character) return null
  const { figure, colours, name, image_url } = character
  return (
    <div className={classes.place} data-size={size}>
      {isFigure(figure) ? (
        <FigureView
          figure={figure}
          mood={mood}
          colours={colours}
          alt={host.t({ key: `loyalty.figure.${figure}`, args: { name } })}
        />
      ) : (
        image_url && <img className={classes.picture} src={image_url} alt={name} />
      )}
    </div>
  )
}

function isShownAt(place: BlockProps['loyalty-figure']['place'], host: Host): boolean {
  const { loyalty } = host.facts().site
  return (loyalty?.isEnableCharacters && loyalty.placesWhereDisplayedCharacters?.includes(place)) ?? false
}
