type Props = {
	/** How many windows the terrace has: one for each question. */
	windows: number
	/** How many of them, from the left, have their light on. */
	lit: number
}

/** The width of one house in the terrace, in units of the drawing. */
const house = 64

/** Progress as a street: each answer lights the next window. The counter says it in words. */
export function QuizTerrace({ windows, lit }: Props) {
	const all = Array.from({ length: windows }, (_, index) => index)
	return (
		<svg viewBox={`6 0 ${house * windows - 12} 98`} aria-hidden="true">
			<path fill="var(--paint)" d={draw(all, 'm9 0h46v86h3v6h-52v-6h3z')} />
			<path fill="var(--blind)" d={draw(all, 'm14 5h36v76h-36z')} />
			<path stroke="var(--slat)" strokeWidth="1.5" d={draw(all.slice(lit), slats)} />
			<path fill="url(#paint-light)" d={draw(all.slice(0, lit), 'm14 5h36v76h-36z')} />
			<path stroke="var(--paint)" strokeWidth="2.5" d={draw(all, 'm32 5v76m-18-46h36')} />
		</svg>
	)
}

const slats = `m14 3${'m0 8h36m-36 0'.repeat(9)}`

/** The same stroke in each of these houses, as one path. */
function draw(houses: readonly number[], stroke: string): string {
	return houses.map((index) => `M${house * index} 3${stroke}`).join('')
}
