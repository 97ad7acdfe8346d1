import type { Person } from '#features/people/messages/person.ts'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'

type Report = NonNullable<Person['mails'][number]['report']>

const { unknown } = letterRunWords.refusals
const meanings: Readonly<Record<string, string>> = letterRunWords.refusals.meanings
const { meanings: meaningsByKind } = letterRunWords.returns

/**
 * The meaning of an error code of a delivery. An enhanced code such as 5.7.509 comes before the three digits, because
 * it is more specific. If the whole enhanced code has no meaning of its own, its first two numbers decide.
 *
 * @param code `550 5.1.1`, `451` or a network error name
 * @example meaningOf('550 5.7.509') // that of 5.7
 */
export function meaningOf(code: string): string {
	return (
		meaningOfCause(code) ?? meaningOfStatus(code) ?? meanings[code.split(' ')[0] ?? ''] ?? unknown
	)
}

/**
 * The meaning of a bounce: that of its enhanced code, otherwise that of its kind. The three digits are not used,
 * because they do not distinguish a missing mailbox from other reasons.
 *
 * @example meaningOfReport({ kind: 'hard', code: '550' }) // that of hard bounces
 */
export function meaningOfReport({ kind, code }: Pick<Report, 'kind' | 'code'>): string {
	return meaningOfStatus(code) ?? meaningsByKind[kind]
}

/**
 * The meaning of the cause (`limit` or `sender`) that `delivery-failure.ts` appended to the code; undefined if the code
 * ends in neither.
 */
function meaningOfCause(code: string): string | undefined {
	const cause = /(?<= )(?:limit|sender)$/.exec(code)?.[0]
	return cause === undefined ? undefined : meanings[cause]
}

function meaningOfStatus(code: string): string | undefined {
	const enhanced = code.split(' ').find((part) => part.includes('.')) ?? ''
	const group = enhanced.split('.').slice(0, 2).join('.')
	return meanings[enhanced] ?? meanings[group]
}
