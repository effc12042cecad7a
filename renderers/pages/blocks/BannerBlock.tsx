import { use } from 'react'
import { Link } from '../../routes/Link.tsx'
import type { BlockView } from '../BlockView.ts'
import { MainHeading } from '../MainHeading.ts'
import { pictureSizes } from '../pictureSizes.ts'
import classes from './BannerBlock.module.css'

/** A large picture with words on it; a link on it covers it whole, and buttons stand above that. */
export function BannerBlock({ props, slot, host, scope, block }: BlockView<'banner'>) {
  const { image, title, text, label, height = 'normal', link } = props
  const isMain = use(MainHeading) === block
  const Title = isMain ? 'h1' : 'h2'
  const buttons = slot()
  const aside = slot('aside')
  const words = title && host.t(title, scope)
  return (
    <div className={classes.banner} data-height={height}>
      <img className={classes.image} {...pictureSizes(bannerImage(image), isMain)} alt="" />
      <div className={classes.words}>
        {label && <span className={classes.label}>{host.t(label, scope)}</span>}
        {words && (
          <Title className={classes.title}>
            {link ? (
              <Link className={classes.cover} host={host} link={link} scope={scope}>
                {words}
              </Link>
            ) : (
              words
            )}
          </Title>
        )}
        {text && <p className={classes.text}>{host.t(text, scope)}</p>}
        {buttons && <div className={classes.buttons}>{buttons}</div>}
      </div>
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  )
}

/** `art:name` is a drawing of the project's own; anything else an address. */
function bannerImage(image: string): string {
  return image.startsWith('art:') ? `/assets/site/art/${encodeURIComponent(image.slice(4))}.svg` : image
}
