type Props = {
	x: number
	/** Position of the feet. */
	y: number
	scale?: number
	fill?: string
}

/** A standing person, seen from behind, 78 units high at a scale of 1. */
export function Person({ x, y, scale = 1, fill = 'var(--glass)' }: Props) {
	return (
		<path
			fill={fill}
			transform={`translate(${x} ${y}) scale(${scale})`}
			d="M-10 0l2-36c-4-2-4-6-3-12 1-8 5-12 11-12s10 4 11 12c1 6 1 10-3 12l2 36h-7l-3-30-3 30zM-7-70a7 7.5 0 1114 0 7 7.5 0 01-14 0"
		/>
	)
}
