/**
 * Announces to screen readers which evenings a change in the example week has changed. The levels of each combination
 * of changes are in `data-levels`: bit n of the index is change n.
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
		const changed = days.flatMap(({ dataset }) => {
			const levels = (dataset['levels'] ?? '').split(' ')
			return levels[mask] === levels[shown] ? [] : [`${dataset['name']} ${levels[mask]}`]
		})
		shown = mask
		output.textContent = `${output.dataset['announcement']} ${changed.join(', ')}.`
	})
}
