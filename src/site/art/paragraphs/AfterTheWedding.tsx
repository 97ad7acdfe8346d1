/** Positions of the bulbs on their cable. */
const bulbs = [
	[58, 37],
	[120, 50],
	[184, 58],
	[248, 61],
	[313, 57],
	[378, 47],
	[444, 32],
	[510, 45],
	[576, 56],
	[641, 61],
	[706, 60],
	[770, 54],
	[834, 42],
] as const
const lit = 2
const chair = 'M0 0h8v54h44v14h-6v54h-8V68H8v54H0z'

/** A wedding table at the end of the evening: an open cake, empty chairs, shoes, two lit bulbs of thirteen. */
export function AfterTheWedding(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 272H900V330H0z" />
			<path
				fill="none"
				stroke="var(--line)"
				strokeWidth="3"
				d="M0 20Q225 96 450 30Q675 96 900 24"
			/>
			{bulbs.map(([x, y], at) => (
				<g key={x} transform={`translate(${x} ${y})`}>
					<path fill="var(--line)" d="M-5-3H5V9H-5z" />
					<circle fill={at < lit ? 'var(--lamp)' : 'var(--blind)'} cy="20" r="12" />
				</g>
			))}
			<path fill="var(--slat)" transform="translate(136 174)" d={chair} />
			<path fill="var(--slat)" transform="matrix(-1 0 0 1 764 174)" d={chair} />
			<path
				fill="var(--paint)"
				d="M206 196H694V262l-24-10-25 10-24-10-25 10-24-10-25 10-24-10-25 10-24-10-25 10-24-10-25 10-24-10-25 10-24-10-25 10-24-10-25 10-24-10-26 10z"
			/>
			<path fill="var(--line)" d="M222 252h8v58h-8zM670 252h8v58h-8z" />
			<path fill="var(--slat)" d="M396 188H504V196H396z" />
			<path
				fill="var(--blind)"
				d="M404 150H452L496 150V188H404zM420 116H452V150H420zM434 88H452V116H434z"
			/>
			<path fill="var(--room)" d="M452 88h14v28h-14zM452 116h28v34h-28zM452 150h44v38h-44z" />
			<path
				fill="none"
				stroke="var(--paint)"
				strokeWidth="3"
				d="M282 160c0 18 22 18 22 0zM293 174v18M284 195h18M596 160c0 18 22 18 22 0zM607 174v18M598 195h18"
			/>
			<path
				fill="var(--paint)"
				d="M316 300c12 0 16-10 26-12l4 12h2v14h-4v-8l-26 4zM360 302c12 0 16-10 26-12l4 12h2v14h-4v-8l-26 4z"
			/>
		</svg>
	)
}
