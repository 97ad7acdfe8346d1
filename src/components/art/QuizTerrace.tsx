type Props = {
	/** Number of windows, one per question. */
	windows: number
	/** Number of lit windows, from the left. */
	lit: number
}

/** Width of one house in the terrace, in units of the drawing. */
const houseWidth = 64

/** A terrace with one lit window per answered question. Decorative: the counter states the progress in words. */
export function QuizTerrace({ windows, lit }: Props) {
	const all = Array.from({ length: windows }, (_, index) => index)
	return (
		<svg viewBox={`6 0 ${houseWidth * windows - 12} 98`} aria-hidden="true">
			<path fill="var(--paint)" d={repeatPath(all, 'm9 0h46v86h3v6h-52v-6h3z')} />
			<path fill="var(--blind)" d={repeatPath(all, 'm14 5h36v76h-36z')} />
			<path stroke="var(--slat)" strokeWidth="1.5" d={repeatPath(all.slice(lit), slats)} />
			<path fill="url(#paint-light)" d={repeatPath(all.slice(0, lit), 'm14 5h36v76h-36z')} />
			<path stroke="var(--paint)" strokeWidth="2.5" d={repeatPath(all, 'm32 5v76m-18-46h36')} />
		</svg>
	)
}

const slats = `m14 3${'m0 8h36m-36 0'.repeat(9)}`

/** Repeats a path at each of these houses. */
function repeatPath(houses: readonly number[], path: string): string {
	return houses.map((index) => `M${houseWidth * index} 3${path}`).join('')
}
