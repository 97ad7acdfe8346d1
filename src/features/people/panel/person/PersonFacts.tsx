import type { ReactNode } from 'react'
import type { Person } from '#features/people/messages/person.ts'
import { countryName, languageName } from '#panel/format/code-names.ts'
import { formatDateTime } from '#panel/format/format-date.ts'
import { leavePath } from '#panel/panel-address.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { StatusBadge } from '#panel/parts/StatusBadge.tsx'
import personWords from '#content/messages/es/panel/person.yaml'
import styles from './PersonPage.module.css'

const { title, labels, none } = personWords.facts

type Props = { person: Person }

/** The site's data about a person, in the order of the table's columns. */
export function PersonFacts({ person }: Props) {
	const { created_at, confirmed_at, unsubscribed_at, undeliverable_at, locale, country } = person
	const facts: readonly (readonly [label: string, value: ReactNode])[] = [
		[labels.status, <StatusBadge key="status" status={person.status} />],
		[labels.source, person.source],
		[labels.created_at, formatDateTime(created_at)],
		[labels.confirmed_at, confirmed_at && formatDateTime(confirmed_at)],
		[labels.unsubscribed_at, unsubscribed_at && formatDateTime(unsubscribed_at)],
		[labels.undeliverable_at, undeliverable_at && formatDateTime(undeliverable_at)],
		[labels.locale, locale && languageName(locale)],
		[labels.country, country && countryName(country)],
		[labels.referrer, person.referrer],
		[labels.campaign, person.campaign],
		[
			labels.requests,
			person.requests.map(({ id, number }) => (
				<PanelLink key={id} href={leavePath(id)}>
					{number}{' '}
				</PanelLink>
			)),
		],
	]
	const isShown = (label: string) =>
		(label !== labels.requests || person.requests.length > 0) &&
		(label !== labels.unsubscribed_at || unsubscribed_at !== null) &&
		(label !== labels.undeliverable_at || undeliverable_at !== null)
	return (
		<>
			<h2>{title}</h2>
			<dl className={styles['facts']}>
				{facts.map(
					([label, value]) =>
						isShown(label) && (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{value ?? <i className="soft">{none}</i>}</dd>
							</div>
						),
				)}
			</dl>
		</>
	)
}
