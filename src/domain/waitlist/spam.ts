import { limits } from './limits.ts'

/**
 * Whether a program filled the form. It did if it wrote into the field that people do not see. A form sent
 * quickly proves nothing alone, because browsers fill in addresses by themselves; it counts where the request
 * has no Origin either, which every browser sends. `elapsed` is the time in milliseconds since the page
 * appeared; without a script nobody knows it.
 *
 * @example isAutomatic({ trap: 'https://pills.example', hasOrigin: true }) // true
 * @example isAutomatic({ elapsed: 300, hasOrigin: true }) // false
 * @example isAutomatic({ elapsed: 300, hasOrigin: false }) // true
 */
export function isAutomatic(form: {
	readonly trap?: string | null | undefined
	readonly elapsed?: number | undefined
	readonly hasOrigin: boolean
}): boolean {
	if (form.trap) return true
	const isQuick = form.elapsed !== undefined && form.elapsed < limits.fillMs
	return isQuick && !form.hasOrigin
}
