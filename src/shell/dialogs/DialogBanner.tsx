import type { PopupBanner } from '#generated/grammar/types.ts'
import type { ActionScope } from '#renderers/host.ts'
import { scopeFacts } from '#renderers/scopeFacts.ts'
import { breakpoints } from '#schemas/runtime/breakpoints.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import { useApp } from '../AppContext.ts'
import { bannerSources } from './bannerSources.ts'
import classes from './Dialog.module.css'
import { type Banner, useBanner } from './useBanner.ts'
import { useChosenPicture } from './useChosenPicture.ts'

const wide = `(width >= ${breakpoints.find(({ name }) => name === 'tablet')?.from}px)`

/** What stands beside a dialog, above it on phones: a banner of its position, or what holds the place of one. */
export function DialogBanner({ banner, scope }: { banner: PopupBanner; scope: ActionScope }) {
  const { host } = useApp()
  const facts = scopeFacts(host, scope)
  const isShown = conditionHolds(banner.visibleWhen, facts)
  const { found, isLoading } = useBanner(isShown ? banner.position : undefined)
  const chosen = useChosenPicture(banner.chosen)
  if (!isShown) return null
  if (found) return <Shown banner={found} chosen={chosen} />
  const { placeholder } = banner
  if (placeholder && conditionHolds(placeholder.visibleWhen, facts)) {
    const { mobileImage, tabletImage } = placeholder
    return (
      <div className={classes.banner}>
        <Picture phone={mobileImage} tablet={tabletImage} height={240} />
        <Chosen picture={chosen} />
      </div>
    )
  }
  // As low as one may be: what follows is then pushed down by a higher one, and never jumps up under a finger.
  return isLoading ? <div className={classes.banner} data-loading data-compact aria-hidden="true" /> : null
}

/** What is chosen in the form, where there is room beside it. */
function Chosen({ picture }: { picture: string | undefined }) {
  return picture === undefined ? null : (
    <div className={classes.chosen}>
      <img src={picture} alt="" />
    </div>
  )
}

function Shown({ banner, chosen }: { banner: Banner; chosen: string | undefined }) {
  const { label, value, addition } = banner
  const compact = banner.banner_type === 'compact' ? banner.registration_popup_mobile_compact : undefined
  return (
    <div className={classes.banner} data-compact={compact !== undefined || undefined}>
      <Picture
        phone={compact ?? banner.image_735_240}
        tablet={banner.image_360_520}
        height={compact === undefined ? 240 : 148}
      />
      <Chosen picture={chosen} />
      {(label || value || addition) && (
        <p className={classes.words}>
          {label && <span>{label}</span>}
          {value && <strong>{value}</strong>}
          {addition && <span>{addition}</span>}
        </p>
      )}
    </div>
  )
}

/** @param height of the picture on phones, px; it is 360 wide everywhere */
function Picture({
  phone,
  tablet,
  height,
}: {
  phone: string | undefined
  tablet: string | undefined
  height: 148 | 240
}) {
  return (
    <picture>
      {tablet && <source media={wide} srcSet={bannerSources(tablet, '360x520')} width={360} height={520} />}
      <img
        srcSet={bannerSources(phone ?? tablet, `360x${height}`)}
        src={phone ?? tablet}
        alt=""
        width={360}
        height={height}
      />
    </picture>
  )
}
