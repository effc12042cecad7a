import { signInStaff } from '../lib/signInStaff.ts'

type Site = { kind: 'site'; loyalty: { isEnableLoyalty: boolean } }

/** Turns loyalty of a site on or off, as an administrator does who publishes it. */
export async function switchOf(site: string): Promise<(isOn: boolean) => Promise<void>> {
  const { call } = await signInStaff(site)
  return async (isOn) => {
    const draft = await call<{ definition: Site; etag: string }>('GET', 'drafts/site/main')
    const { definition, etag } = draft
    if (definition.loyalty.isEnableLoyalty === isOn) return
    const loyalty = { ...definition.loyalty, isEnableLoyalty: isOn }
    await call('PUT', 'drafts/site/main', { ...definition, loyalty }, etag)
    const { changes } = await call<{ changes: { key: string; etag: string }[] }>('POST', 'releases', {
      message: '-',
      dry_run: true,
    })
    const expected = Object.fromEntries(changes.map((one) => [one.key, one.etag]))
    await call('POST', 'releases', { message: isOn ? 'Points' : 'No points', expected })
  }
}
