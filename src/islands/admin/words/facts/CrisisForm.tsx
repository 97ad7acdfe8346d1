import { Button } from '#components/ui/Button.tsx'
import { formatMessage } from '#words/format-message.ts'
import { formatDay, isDue, today } from './check-day.ts'
import { AddressField } from './AddressField.tsx'
import { FactUse } from './FactUse.tsx'
import { SectionHead } from './SectionHead.tsx'
import { textProblem } from './text-problem.ts'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

const file = 'facts/crisis-lines.yaml'

/** The crisis lines by country, each with the date of its last test call. */
export function CrisisForm({ facts }: { facts: Facts }) {
	const countries = facts
		.factsIn(file, 'lines/')
		.flatMap(({ place }) => (place.endsWith('/number') ? [place.split('/')[1] ?? ''] : []))
	return (
		<>
			<SectionHead name="crisis" text={words.crisis.text} />
			{countries.map((country) => (
				<CrisisLine key={country} facts={facts} country={country} />
			))}
			<AddressField
				facts={facts}
				address={`${file}:directory`}
				label={words.crisis.directory}
				help={words.crisis.directoryHelp}
				problemOf={(text) => textProblem(text, '')}
			/>
		</>
	)
}

function CrisisLine({ facts, country }: { facts: Facts; country: string }) {
	const at = (part: string) => `${file}:lines/${country}/${part}`
	const name = new Intl.DisplayNames(['es'], { type: 'region' }).of(country) ?? country
	const checked = facts.textAt(at('checked'))
	const isOld = isDue(checked, facts.openedAt)
	const field = (part: 'name' | 'number') => (
		<AddressField
			facts={facts}
			address={at(part)}
			label={words.crisis[part]}
			problemOf={(text) => textProblem(text, '')}
		/>
	)
	return (
		<section className={styles['line']} aria-label={name}>
			<h3>{name}</h3>
			<div className={styles['two']}>
				{field('name')}
				{field('number')}
			</div>
			<div className={styles['acts']}>
				<span className={isOld ? 'bad' : undefined}>
					{checked === 'null'
						? words.crisis.never
						: formatMessage('es', isOld ? words.crisis.due : words.crisis.checked, {
								day: formatDay(checked),
							})}
				</span>
				<Button
					tone="outline"
					aria-label={formatMessage('es', words.crisis.checkLabel, { country: name })}
					onClick={() => facts.type({ [at('checked')]: today(Date.now()) })}
				>
					{words.crisis.check}
				</Button>
				<FactUse facts={facts} of={`${file}:lines/${country}`} />
			</div>
		</section>
	)
}
