const columns = 20

type Props = {
	/** Number of lit windows, counted from the top left. */
	lit: number
}

export function HundredWindows({ lit }: Props) {
	return (
		<svg viewBox="0 0 600 210" aria-hidden="true">
			<path fill="var(--glass)" stroke="var(--line)" d={windows(lit, 100)} />
			<path fill="var(--lamp)" stroke="var(--line)" d={windows(0, lit)} />
		</svg>
	)
}

function windows(from: number, to: number): string {
	return Array.from({ length: to - from }, (_, index) => {
		const place = from + index
		const x = (place % columns) * 30 + 3
		const y = Math.floor(place / columns) * 42 + 3
		return `M${x} ${y}h24v34h-24z`
	}).join('')
}
