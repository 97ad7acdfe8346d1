import type { ReactNode } from 'react'
import type { Person } from '#features/people/messages/person.ts'
import { countryName, languageName } from '#panel/format/code-names.ts'
import { formatDateTime } from '#panel/format/format-date.ts'
import { leavePath } from '#panel/panel-address.ts'
import { Facts } from '#panel/parts/Facts.tsx'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { StatusBadge } from '#panel/parts/StatusBadge.tsx'
import personWords from '#content/messages/es/panel/person.yaml'

const { title, labels, none } = personWords.facts

type Props = { person: Person }

export function PersonFacts({ person }: Props) {
	const { created_at, confirmed_at, unsubscribed_at, undeliverable_at, locale, country } = person
	return (
		<>
			<h2>{title}</h2>
			<Facts
				facts={[
					[labels.status, <StatusBadge key="status" status={person.status} />],
					[labels.source, person.source],
					[labels.created_at, formatDateTime(created_at)],
					[labels.confirmed_at, orNone(confirmed_at && formatDateTime(confirmed_at))],
					[labels.unsubscribed_at, unsubscribed_at && formatDateTime(unsubscribed_at)],
					[labels.undeliverable_at, undeliverable_at && formatDateTime(undeliverable_at)],
					[labels.locale, orNone(locale && languageName(locale))],
					[labels.country, orNone(country && countryName(country))],
					[labels.referrer, orNone(person.referrer)],
					[labels.campaign, orNone(person.campaign)],
					[
						labels.requests,
						person.requests.length > 0 &&
							person.requests.map(({ id, number }) => (
								<PanelLink key={id} href={leavePath(id)}>
									{number}{' '}
								</PanelLink>
							)),
					],
				]}
			/>
		</>
	)
}

function orNone(value: string | null): ReactNode {
	return value ?? <i className="soft">{none}</i>
}
