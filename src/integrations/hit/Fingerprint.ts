/** Whoever takes fingerprints of devices. */
export interface Fingerprint {
  /**
   * What the device says of itself, for the provider alone to read.
   * @throws where it cannot be taken; it ends by itself within seconds
   */
  session(): Promise<string>
}
