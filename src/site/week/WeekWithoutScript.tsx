import { examplePlan } from './rules/example-plan.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import type { PlannerWords, WeekTexts } from './week.schema.ts'
import { forecast, lowestDay } from './rules/forecast.ts'
import { allKinds, costOfKind } from './rules/plan.ts'
import { EveningList } from './plan/EveningList.tsx'
import { Legend } from './plan/Legend.tsx'
import { signed } from './signed.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { weekWords } from './week-words.ts'
import styles from './WeekWithoutScript.module.css'

type Props = {
	language: PageLanguage
	texts: WeekTexts
	legend: PlannerWords['legend']
	withoutScript: PlannerWords['withoutScript']
}

/** An example week as a picture and the list of costs, for visitors without script. Rendered on the server only. */
export function WeekWithoutScript({ language, texts, legend, withoutScript }: Props) {
	const evenings = forecast(examplePlan)
	const words = weekWords(texts, language)
	const levels = words.list(evenings.map(({ level }) => `${level}`))
	return (
		<div className={`facade ${styles['example']}`}>
			<div className="frame">
				<p>{withoutScript.text}</p>
				<div
					role="img"
					aria-label={formatMessage(language, withoutScript.picture, { levels })}
					className={styles['front']}
				>
					<EveningList
						plan={examplePlan}
						evenings={evenings}
						marked={lowestDay(evenings)}
						hasNumbers
						words={words}
					/>
				</div>
				<Legend items={legend} />
				<h2>{withoutScript.costs}</h2>
				<ul className={styles['costs']}>
					{allKinds.map((kind) => (
						<li key={kind}>
							<span>{words.kinds[kind]}</span>
							<b>{signed(-costOfKind(examplePlan, kind))}</b>
						</li>
					))}
				</ul>
			</div>
		</div>
	)
}
