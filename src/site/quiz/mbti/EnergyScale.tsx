type Props = { score: number; label: string }

/**
 * The energy score as one lit pane in a row. A filled bar would look like the charge of a battery. The text states the
 * score.
 */
export function EnergyScale({ score, label }: Props) {
	const panes = Array.from(
		{ length: 24 },
		(_, index) => `M${20 * (index % 12) + 2} ${30 * Math.floor(index / 12) + 2}h16v24h-16z`,
	)
	const lit = panes[Math.max(0, score - 1)]
	return (
		<>
			<svg viewBox="0 0 240 60" aria-hidden="true">
				<path fill="var(--blind)" stroke="var(--beam)" strokeWidth="2" d={panes.join('')} />
				<path fill="var(--lamp)" stroke="var(--beam)" strokeWidth="2" d={lit} />
			</svg>
			<figcaption>{label}</figcaption>
		</>
	)
}
