import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'

const lines = [
	[90, 150],
	[60, 164],
	[80, 128],
	[35, 168],
	[20, 104],
	[50, 142],
] as const
const days = [0, 1, 2, 3, 4, 5, 6]
const weeks = [0, 1, 2, 3]

/** A sheet with six lines beside a calendar, where two of its events fall into one week. */
export function SheetAndCalendar(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M108 40h252v290H108zM452 40h364v290H452z" />
			<path fill="var(--paint)" d="M100 30H352V330H100zM444 30H808V330H444z" />
			<g color="var(--line)">
				{lines.map(([level, width], row) => (
					<g key={level} transform={`translate(122 ${54 + 46 * row})`}>
						<MiniWindow level={level} />
						<path fill="var(--line)" d={`M42 10h${width}v5H42zM42 22h${width - 46}v3H42z`} />
					</g>
				))}
			</g>
			<path fill="var(--blind)" d="M444 30H808V70H444z" />
			<path fill="var(--line)" d="M492 18h9v26h-9zM751 18h9v26h-9z" />
			{weeks.map((week) =>
				days.map((day) => (
					<path
						key={day}
						fill={week === 1 && (day === 2 || day === 4) ? 'var(--line)' : 'var(--slat)'}
						opacity={week === 1 && (day === 2 || day === 4) ? 1 : 0.3}
						transform={`translate(${462 + 48 * day} ${88 + 58 * week})`}
						d="M0 0H40V48H0z"
					/>
				)),
			)}
			<path fill="none" stroke="var(--line)" strokeWidth="4" d="M546 138H710V202H546z" />
			<path fill="var(--blind)" d="M384 92h18v168h-18z" />
			<path fill="var(--slat)" d="M390 92h6v168h-6z" />
			<path fill="var(--paint)" d="M384 260h18l-9 28z" />
			<path fill="var(--line)" d="M389.5 276h7l-3.5 12zM384 80h18v12h-18z" />
		</svg>
	)
}
