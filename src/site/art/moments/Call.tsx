const person = 'c0-20 10-27 25-27s25 7 25 27zM14-39a11 11 0 1122 0 11 11 0 01-22 0'
const tiles = Array.from({ length: 9 }, (_, index) => ({
	x: 30 + 101 * (index % 3),
	y: 22 + 66 * Math.floor(index / 3),
	isOwn: index === 5,
}))

/** A call with nine people on a laptop, including the viewer's own tile. */
export function Call() {
	return (
		<svg viewBox="0 0 360 250" aria-hidden="true">
			<path fill="var(--line)" d="M18 8H342V232H18z" />
			{tiles.map(({ x, y, isOwn }, index) => (
				<svg key={index} x={x} y={y} width="97" height="62">
					<path fill={fills[isOwn ? 2 : index % 2]} d="M0 0h97v62H0z" />
					<path fill="var(--glass)" transform="translate(24 62)" d={`M0 0${person}`} />
				</svg>
			))}
			<path fill="var(--paint)" stroke="var(--line)" strokeWidth="2" d="M0 232H360L346 249H14z" />
		</svg>
	)
}

const fills = ['var(--blind)', 'var(--slat)', 'var(--paint)'] as const
