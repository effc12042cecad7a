import type { FormSession } from './FormSession.ts'

/**
 * Makes everything typed so far part of the form, and waits for what follows from it: what its actions set, and the fields
 * and rules that are on their way.
 * @returns whether the fields came
 */
export async function whenWhole(session: FormSession): Promise<boolean> {
  session.commit()
  await session.followed()
  const isArriving = () => session.view().dynamic === 'loading'
  const hadToCome = isArriving()
  if (hadToCome)
    await new Promise<void>((resolve) => {
      const stop = session.topics.subscribe('form', () => {
        if (isArriving()) return
        stop()
        resolve()
      })
    })
  await session.checker.ready()
  return !(hadToCome && session.view().dynamic === 'failed')
}
