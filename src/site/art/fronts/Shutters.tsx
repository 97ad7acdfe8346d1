const leaf = 26
/** The left edge of each open leaf; the two in the middle meet, so they are half as wide. */
const leaves = [
	{ x: -27, width: leaf },
	{ x: 120, width: 14 },
	{ x: 136, width: 14 },
	{ x: 271, width: leaf },
]
const louvres = ({ x, width }: (typeof leaves)[number]) =>
	Array.from({ length: 22 }, (_, index) => `M${x + 3} ${16 + 9 * index}h${width - 6}`).join('')
const balusters = Array.from({ length: 27 }, (_, index) => `M${-22 + 12.1 * index} 164v44`).join('')

/** Two windows with arched heads and open shutters, on one balcony of iron. */
export function Shutters() {
	return (
		<>
			{leaves.map(({ x, width }) => (
				<path key={x} fill="var(--blind)" d={`M${x} 6h${width}V214h-${width}z`} />
			))}
			<path stroke="var(--slat)" strokeWidth="4" d={leaves.map(louvres).join('')} />
			<path
				fill="var(--paint)"
				d="M0 8V-4c22-22 98-22 120 0V8zM150 8V-4c22-22 98-22 120 0V8zM-6-2h10v12H-6zM116-2h10v12h-10zM144-2h10v12h-10zM266-2h10v12h-10z"
			/>
			<path fill="var(--glass)" d="M14 2c18-14 74-14 92 0zM164 2c18-14 74-14 92 0z" />
			<path
				stroke="var(--paint)"
				strokeWidth="3"
				d="M60-12V4M40-10l8 12M80-10l-8 12M210-12V4M190-10l8 12M230-10l-8 12"
			/>
			<path
				fill="var(--glass)"
				d="M-30 160H300V165H-30zM-30 206H300V212H-30zM-30 160h4v50h-4zM296 160h4v50h-4z"
			/>
			<path fill="none" stroke="var(--glass)" strokeWidth="2.4" d={balusters} />
			<path
				fill="var(--paint)"
				d="M-36 212H306V218H-36zM-14 218h14l-4 5h-8zM128 218h14l-4 5h-6zM270 218h14l-2 5h-8z"
			/>
		</>
	)
}
