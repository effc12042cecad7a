/** The first that is named counts: browsers also call themselves what they descend from. */
const browsers: readonly [name: string, version: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /(?:OPR|OPiOS|Opera)\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Yandex Browser', /YaBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS|Chromium)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/],
]

const systems: readonly [name: string, sign: RegExp][] = [
  ['Windows', /Windows NT/],
  ['iPhone', /iPhone|iPod/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
]

/** Browser and system as a player knows them, 'Firefox 156, Windows'; empty where the user agent names neither. */
export function describeDevice(userAgent: string): string {
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0]
  return [browserOf(userAgent), system].filter((part) => part !== undefined).join(', ')
}

function browserOf(userAgent: string): string | undefined {
  for (const [name, version] of browsers) {
    const found = version.exec(userAgent)
    if (found) return `${name} ${found[1]}`
  }
  return undefined
}
