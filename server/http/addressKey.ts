import { isIPv6 } from 'node:net'

/**
 * What limits by address count under: an IPv4 address as it is, of an IPv6 address the first 64 bits, because whoever
 * has one address of such a network has all 18 quintillion of them (RFC 6177).
 */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [plain = ''] = ip.split('%', 1)
  if (!isIPv6(plain)) return ip.slice(0, 64)
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  // A dotted end counts for two groups, but always lies behind the network.
  const width = 8 - (plain.includes('.') ? 1 : 0)
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, width - front.length - back.length)).fill('0')
  const network = [...front, ...zeros, ...back].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
