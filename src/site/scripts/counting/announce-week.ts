/**
 * Announces to screen readers the evenings affected by a change in the example week. The levels of each combination of
 * changes are in `data-levels`: bit n of the index is change n.
 */
export function announceWeek(): void {
	const week = document.querySelector('[data-week]')
	const output = week?.querySelector<HTMLElement>('[data-announcement]')
	if (!week || !output) return
	const boxes = [...week.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
	const days = [...week.querySelectorAll<HTMLElement>('[data-levels]')]
	const currentMask = () =>
		boxes.reduce((mask, box, index) => mask + Number(box.checked) * 2 ** index, 0)
	let shown = currentMask()
	week.addEventListener('change', () => {
		const mask = currentMask()
		const changed = changedEvenings(
			days.map(({ dataset }) => dataset),
			shown,
			mask,
		)
		shown = mask
		output.textContent = `${output.dataset['announcement']} ${changed.join(', ')}.`
	})
}

/**
 * The evenings whose level differs between two combinations of changes, each with its new level.
 *
 * @param days `data-name`, and `data-levels` by combination
 * @example changedEvenings([{ name: 'Monday', levels: '70 82' }], 0, 1) // ['Monday 82']
 */
export function changedEvenings(
	days: readonly DOMStringMap[],
	before: number,
	after: number,
): string[] {
	return days.flatMap((day) => {
		const levels = (day['levels'] ?? '').split(' ')
		return levels[after] === levels[before] ? [] : [`${day['name']} ${levels[after]}`]
	})
}
