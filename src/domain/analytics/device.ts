/**
 * Device classes by the width of the window, in CSS pixels: the first one that is wide enough for it.
 *
 * @example deviceWidths.phone // 720
 */
export const deviceWidths = { phone: 720, tablet: 1_200, computer: Infinity } as const

/** A device class. */
export type Device = keyof typeof deviceWidths

/**
 * The names of the device classes, the narrowest first.
 *
 * @example devices[0] // 'phone'
 */
export const devices = ['phone', 'tablet', 'computer'] as const satisfies Device[]

/**
 * The class of a device.
 *
 * @param width of the window, in CSS pixels
 * @example deviceOf(360) // 'phone'
 */
export function deviceOf(width: number): Device {
	return width < deviceWidths.phone ? 'phone' : width < deviceWidths.tablet ? 'tablet' : 'computer'
}
