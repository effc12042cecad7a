/** Do Not Track, or Global Privacy Control: who has asked everybody not to be tracked is not asked whether they may be. */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}
