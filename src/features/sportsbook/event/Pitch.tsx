import type { Host } from '#renderers/host.ts'
import { lazyPart } from '#renderers/lazyPart.ts'
import type { EventView } from '../book/SportsBook.ts'
import classes from './Pitch.module.css'

const useField = lazyPart(async () => (await import('../pitch/Field.tsx')).Field)
/** A drawing that does not come leaves its place empty: the scoreboard says all that it would. */
const giveUp = () => undefined

/** Where the match is drawn; the drawing comes when it is needed. */
export function Pitch({ host, event }: { host: Host; event: EventView }) {
  const Field = useField(true, giveUp)
  return (
    <div className={classes.pitch} aria-hidden="true">
      {Field && <Field host={host} event={event} />}
    </div>
  )
}
