/** The window widths, in CSS pixels, below which each class applies. The first class that applies counts. */
export const deviceWidths = { phone: 720, tablet: 1_200, computer: Infinity } as const

export type DeviceClass = keyof typeof deviceWidths

/** Narrowest first. */
export const devices = ['phone', 'tablet', 'computer'] as const satisfies DeviceClass[]

/**
 * The class of a device.
 *
 * @param width the window's width, in CSS pixels
 * @example deviceOf(360) // 'phone'
 */
export function deviceOf(width: number): DeviceClass {
	return width < deviceWidths.phone ? 'phone' : width < deviceWidths.tablet ? 'tablet' : 'computer'
}
