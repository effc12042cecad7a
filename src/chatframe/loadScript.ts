/** Loads a provider's script. @throws Error where it cannot be had */
export function loadScript(address: string, id?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    if (id !== undefined) script.id = id
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address} could not be loaded`)))
    script.src = address
    document.head.append(script)
  })
}
