import { AddressField } from './AddressField.tsx'
import { SectionHead } from './SectionHead.tsx'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

const file = 'facts/periods.yaml'
const names: Readonly<Record<string, string>> = words.periods.names
const units = ['days', 'months', 'years', 'hours'] as const

/** Deadlines and retention periods in the legal pages. */
export function PeriodsForm({ facts }: { facts: Facts }) {
	return (
		<>
			<SectionHead name="plazos" text={words.periods.text} />
			<div className={styles['two']}>
				{facts.factsIn(file).map(({ place }) => {
					const [name = ''] = place.split('/')
					return (
						<AddressField
							key={place}
							facts={facts}
							address={`${file}:${place}`}
							label={names[place] ?? place}
							unit={{ text: words.periods.units[unitOf(name)] }}
							inputMode="numeric"
							problemOf={(text) =>
								/^[1-9]\d{0,3}$/.test(text.trim()) ? undefined : words.periods.invalid
							}
							write={(text) => text.trim()}
							useOf={`${file}:${name}`}
						/>
					)
				})}
			</div>
		</>
	)
}

/** The unit at the end of a name: `changeNoticeDays`. */
function unitOf(name: string): (typeof units)[number] {
	return units.find((unit) => name.toLowerCase().endsWith(unit)) ?? 'days'
}
