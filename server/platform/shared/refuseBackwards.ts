import { invalidParameters } from './errors.ts'

/** @throws PlatformError at date_to, where a stretch of days (ISO) ends before it begins */
export function refuseBackwards(from: string | undefined, to: string | undefined): void {
  if (from !== undefined && to !== undefined && from > to)
    throw invalidParameters({ date_to: [{ code: 'min_date', params: { min: from } }] })
}
