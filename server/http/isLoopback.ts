/** Whether a host, with or without a port, is this machine alone by what it is called. */
export function isLoopback(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([^:]*):\d+$/, '$1')
  return name === '::1' || /^(.+\.)?localhost$/.test(name) || /^127(\.\d{1,3}){3}$/.test(name)
}
