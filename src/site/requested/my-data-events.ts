import { ownerWordings } from '#features/waitlist/rules/by-hand.ts'
import type { Person } from '#features/people/messages/person.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type myData from '#content/messages/en/my-data.yaml'

export type DataEvent = {
	/** ISO 8601, or any text if the table was adopted from elsewhere. */
	readonly at: string
	/** Whether the person is on the list from this event on. */
	readonly isLit: boolean
	readonly title: string
	/** The exact sentence the person agreed to. */
	readonly quote: string | null
	readonly lines: readonly string[]
}

/** A person's events, oldest first. */
export function dataEvents(
	person: Person,
	{ agreed }: typeof myData,
	locale: string,
): readonly DataEvent[] {
	const signups = person.consents.map((consent) => ({
		at: consent.given_at,
		isLit: false,
		title: titleOf(consent, agreed, locale),
		quote: consent.text,
		lines: linesOf(consent, agreed, locale),
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
	const acts = person.acts.map(({ at, act }) => ({
		at,
		isLit: false,
		title: agreed.acts[act],
		quote: null,
		lines: [],
	}))
	return [...(signups.length === 0 ? [start] : signups), ...changes, ...acts].toSorted(
		(one, other) => Date.parse(one.at) - Date.parse(other.at),
	)
}

type Consent = Person['consents'][number]

function titleOf(
	{ version, page }: Consent,
	agreed: (typeof myData)['agreed'],
	locale: string,
): string {
	if (version === ownerWordings.added) return agreed.added
	if (version === ownerWordings.imported) return agreed.imported
	return page === null ? agreed.otherForm : formatMessage(locale, agreed.form, { path: page })
}

function linesOf(
	{ version, text, purpose, proof }: Consent,
	agreed: (typeof myData)['agreed'],
	locale: string,
): readonly string[] {
	if (version === ownerWordings.added) return [agreed.addedText]
	if (proof !== null) return [formatMessage(locale, agreed.proof, { proof })]
	return [
		text === null ? agreed.unknownWording : formatMessage(locale, agreed.wording, { version }),
		...(purpose === null ? [] : [agreed.purposes[purpose]]),
	]
}
