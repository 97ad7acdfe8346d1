/** Nothing is stored or sent. */
export function enableEveningGauge(): void {
	const gauge = document.querySelector<HTMLElement>('[data-costs]')
	const energy = gauge?.querySelector('input')
	const [kind, people, hours] = gauge?.querySelectorAll('select') ?? []
	if (!gauge || !energy || !kind || !people || !hours) return
	const part = (name: string) => gauge.querySelector<HTMLElement>(`[data-${name}]`)
	const costs = gauge.dataset['costs']?.split(' ') ?? []
	const show = () => {
		const size = people.selectedIndex + people.length * kind.selectedIndex
		const cost = Number(costs[hours.selectedIndex + hours.length * size])
		const before = Number(energy.value)
		const left = Math.max(0, before - cost)
		for (const [name, points] of Object.entries({ before, cost, left }))
			part(name)?.replaceChildren(`${points}`)
		part('low')?.toggleAttribute('hidden', left >= Number(part('low')?.dataset['low']))
		const outcome = part('outcome')
		if (outcome) outcome.dataset['day'] = ''
		outcome?.style.setProperty('--level', `${left}`)
	}
	gauge.addEventListener('input', show)
	// After a reload, a browser may have restored earlier choices.
	show()
}
