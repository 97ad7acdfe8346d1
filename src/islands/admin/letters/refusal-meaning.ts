import { letterRunWords } from '#content/panel/letter-run.ts'

const { meanings, unknown } = letterRunWords.refusals

/**
 * What a code means: the enhanced code says more than the three digits, and a whole one more than its beginning.
 *
 * @param code `550 5.1.1`, `451` or the name of a network error
 * @example meaningOf('550 5.7.509') // that of 5.7
 */
export function meaningOf(code: string): string {
	const [reply = '', enhanced = ''] = code.split(' ')
	const group = enhanced.split('.').slice(0, 2).join('.')
	return meanings[enhanced] ?? meanings[group] ?? meanings[reply] ?? unknown
}
