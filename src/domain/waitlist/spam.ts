import { limits } from './limits.ts'

/**
 * Whether a program filled the form: it wrote into the field that people do not see, or it was faster
 * than reading. `elapsed` is the time in milliseconds since the page appeared; without a script nobody
 * knows it, and not knowing is no offence.
 *
 * @example isAutomatic({ trap: 'https://pills.example' }) // true
 * @example isAutomatic({ trap: '', elapsed: 8_000 }) // false
 */
export function isAutomatic(form: {
	readonly trap?: string | null | undefined
	readonly elapsed?: number | undefined
}): boolean {
	if (form.trap) return true
	return form.elapsed !== undefined && form.elapsed < limits.fillMs
}
