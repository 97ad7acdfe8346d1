import { weekdayName } from '#values/dates/week.ts'

type Props = {
	announcement: string
	locale: string
	levelsByChanges: readonly (readonly number[])[]
}

/**
 * For each combination of changes to an example week, names the evenings that the changes affect. The style sheet of
 * `./try-week-styles.ts` displays one announcement; assistive technology reads it when it appears.
 */
export function Announcement({ announcement, locale, levelsByChanges }: Props) {
	const [planned = []] = levelsByChanges
	const changed = [...planned.keys()].filter((day) =>
		levelsByChanges.some((levels) => levels[day] !== planned[day]),
	)
	return (
		<output className="visually-hidden">
			{levelsByChanges.map((levels) => (
				<span key={levels.join(' ')}>
					{announcement}{' '}
					{changed.map((day) => `${weekdayName(day, locale, 'long')} ${levels[day]}`).join(', ')}.
				</span>
			))}
		</output>
	)
}
