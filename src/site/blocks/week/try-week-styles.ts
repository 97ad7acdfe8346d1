/**
 * The style sheet that shows a week, and its announcement, after each combination of changes: the checkbox #change-n makes change n. A larger
 * combination is more specific, so it wins over its subsets.
 *
 * @param levelsByChanges the evenings of each combination of changes, by bit mask
 */
export function weekStyles(levelsByChanges: readonly (readonly number[])[]): string {
	return [...levelsByChanges.entries()]
		.map(([mask, levels]) => {
			const boxes = [0, 1, 2].filter((change) => (mask >> change) % 2 === 1)
			const conditions = boxes.map((change) => `:has(#change-${change}:checked)`).join('')
			const properties = levels.map((level, day) => `--day-${day}:${level}`).join(';')
			const week = `[data-week]${conditions}`
			const announced = `${week} output>*{display:none}${week} output>:nth-child(${mask + 1}){display:inline}`
			return `${week}{${properties}}${announced}`
		})
		.concat([0, 1, 2, 3, 4, 5, 6].map((day) => `[data-day="${day}"]{--level:var(--day-${day})}`))
		.join('')
}
