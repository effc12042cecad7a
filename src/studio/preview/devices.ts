/** Screens that previews are seen on, in CSS pixels. */
export const devices = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const

export type Device = keyof typeof devices
