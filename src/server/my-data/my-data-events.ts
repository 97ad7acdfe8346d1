import type { Person } from '#contract/person.ts'
import { formatMessage } from '#words/format-message.ts'
import type { MyDataWords } from '#words/schemas/my-data.ts'

/** An event in the history of a person's consent. */
export type DataEvent = {
	/** ISO 8601, or any text in rows of an adopted table. */
	readonly at: string
	/** Whether the person was on the list from then on. */
	readonly isLit: boolean
	readonly title: string
	/** The sentence agreed to, word for word. */
	readonly quote: string | null
	readonly lines: readonly string[]
}

/** The signups, confirmations and unsubscriptions of a person, oldest first. */
export function dataEvents(
	person: Person,
	{ agreed }: MyDataWords,
	locale: string,
): readonly DataEvent[] {
	const signups = person.consents.map((consent) => ({
		at: consent.given_at,
		isLit: false,
		title:
			consent.page === null
				? agreed.otherForm
				: formatMessage(locale, agreed.form, { path: consent.page }),
		quote: consent.text,
		lines: [
			consent.text === null
				? agreed.unknownWording
				: formatMessage(locale, agreed.wording, { version: consent.version }),
			...(consent.purpose === null ? [] : [agreed.purposes[consent.purpose]]),
		],
	}))
	const [first, ...later] = person.history
	const start = {
		at: first?.at ?? person.created_at ?? '',
		isLit: person.status === 'active',
		title: agreed.before,
		quote: null,
		lines: [agreed.beforeText],
	}
	const changes = later.flatMap(({ at, status }): readonly DataEvent[] => {
		if (status === 'active') {
			return [
				{ at, isLit: true, title: agreed.confirmed, quote: null, lines: [agreed.confirmedText] },
			]
		}
		if (status !== 'unsubscribed') return []
		const { unsubscribed: title, unsubscribedText: line } = agreed
		return [{ at, isLit: false, title, quote: null, lines: [line] }]
	})
	return [...(signups.length === 0 ? [start] : signups), ...changes].toSorted(
		(one, other) => Date.parse(one.at) - Date.parse(other.at),
	)
}
