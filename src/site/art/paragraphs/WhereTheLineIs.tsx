const person =
	'M-15 0V-62l-6-6 2-42c2-10 10-14 19-14s17 4 19 14l2 42-6 6V0H2v-52h-4V0zM-13-140a13 14 0 1126 0 13 14 0 01-26 0'

/** A person's position, height and colour. */
const people = [
	[66, 1.05, 'glass'],
	[178, 0.98, 'blind'],
	[254, 1.1, 'glass'],
	[312, 1, 'slat'],
	[360, 1.08, 'blind'],
	[404, 0.96, 'glass'],
	[446, 1.12, 'slat'],
	[488, 1.02, 'glass'],
	[532, 1.1, 'blind'],
	[580, 0.98, 'slat'],
	[638, 1.06, 'glass'],
	[716, 1.12, 'blind'],
	[832, 1, 'glass'],
] as const

/** People along a line, most of them near the middle, and two surveyor's poles between them. */
export function WhereTheLineIs(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 262H900V330H0z" />
			<path stroke="var(--blind)" strokeWidth="3" d="M0 300H900" />
			{people.map(([x, size, colour]) => (
				<path
					key={x}
					fill={`var(--${colour})`}
					transform={`translate(${x} 290) scale(${size})`}
					d={person}
				/>
			))}
			<Pole x={383} />
			<Pole x={556} />
		</svg>
	)
}

function Pole({ x }: { x: number }) {
	return (
		<g transform={`translate(${x})`}>
			<path fill="var(--paint)" d="M-5 34H5V302L0 314-5 302zM5 34H48L38 50 48 66H5z" />
			<path
				fill="var(--line)"
				d="M-5 74H5v34H-5zM-5 142H5v34H-5zM-5 210H5v34H-5zM-5 278H5v24H-5z"
			/>
		</g>
	)
}
