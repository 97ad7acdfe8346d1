const columns = [0, 1, 2]
const rows = [0, 1]
const bust = 'M0 58v-10c0-16 12-22 28-22s28 6 28 22v10zM16 14a12 13 0 1124 0 12 13 0 01-24 0'

/** A laptop with six people in six frames; the last, lighter one is the viewer's own. */
export function FacesOnAScreen(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 262H900V330H0z" />
			<path fill="var(--glass)" d="M0 262H900V268H0z" />
			<path fill="var(--line)" d="M258 24H642V252H258zM218 252H682V266H218z" />
			<path fill="var(--slat)" d="M410 252h80v5h-80z" />
			{rows.map((row) =>
				columns.map((column) => (
					<g key={column} transform={`translate(${270 + 122 * column} ${36 + 104 * row})`}>
						<path fill={row + column === 3 ? 'var(--paint)' : 'var(--blind)'} d="M0 0H116V98H0z" />
						<path
							fill={row + column === 3 ? 'var(--line)' : 'var(--glass)'}
							transform="translate(22 17) scale(1.28 1.4)"
							d={bust}
						/>
					</g>
				)),
			)}
			<path fill="var(--paint)" d="M108 206h54v56h-54z" />
			<path fill="none" stroke="var(--paint)" strokeWidth="7" d="M162 218h8c13 0 13 28 0 28h-8" />
			<path fill="var(--slat)" d="M746 212h74l-9 50h-56z" />
			<path
				fill="var(--glass)"
				d="M783 212c-14-46-10-94 0-128 12 36 14 86 0 128zM779 212c-30-22-40-56-36-88 20 22 34 52 36 88zM787 212c0-42 14-72 40-88 4 36-12 68-40 88z"
			/>
		</svg>
	)
}
