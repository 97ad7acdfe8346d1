const caller = 'M-44 50c0-30 16-42 44-42s44 12 44 42zM-19-18a19 20 0 1138 0 19 20 0 01-38 0'
const panes = [0, 1].flatMap((row) =>
	[0, 1, 2].map((column) => [276 + 118 * column, 24 + 112 * row] as const),
)

/** A call of six on a laptop. One has the blind down; on the desk stand a cup and a notebook. */
export function CameraOff(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 274H900V330H0z" />
			<path fill="var(--line)" d="M258 8H646V264H258zM206 264H698V272L686 284H218L206 272z" />
			{panes.map(([x, y], at) => (
				<svg key={`${x} ${y}`} x={x} y={y} width="114" height="108">
					<path fill={at % 2 ? 'var(--slat)' : 'var(--blind)'} d="M0 0H114V108H0z" />
					<path fill="var(--glass)" transform="translate(57 62)" d={caller} />
					{at === 4 && <path fill="url(#paint-slats)" d="M0 0H114V96H0z" />}
					{at === 4 && <path fill="var(--paint)" d="M0 94H114V99H0zM56 99h2v6h-2z" />}
				</svg>
			))}
			<path fill="var(--paint)" d="M104 216h58v58h-58z" />
			<path fill="none" stroke="var(--paint)" strokeWidth="7" d="M162 228h10c14 0 14 28 0 28h-10" />
			<path fill="var(--slat)" d="M722 260H842V274H722z" />
			<path fill="var(--paint)" d="M728 250H848V260H728z" />
			<path fill="var(--line)" d="M744 242H812V248H744zM812 242l14 3-14 3z" />
		</svg>
	)
}
