import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'

const rooms = [0, 224, 448]
const bookedDays = [
	'M44 118h18v14H44zM70 118h18v14H70zM122 118h18v14h-18zM44 140h18v14H44zM96 140h18v14H96zM122 140h18v14h-18z',
	'M70 96h18v14H70zM122 118h18v14h-18zM148 118h18v14h-18zM70 140h18v14H70zM148 140h18v14h-18z',
	'M96 96h18v14H96zM148 96h18v14h-18zM44 118h18v14H44zM122 118h18v14h-18zM96 140h18v14H96z',
]

/** Calendars in three rooms, with cords that all lead to one window with little light. */
export function ThreeCalendars(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path
				fill="var(--plinth)"
				d="M0 282H900V330H0zM210 0h14V282h-14zM434 0h14V282h-14zM658 0h14V282h-14z"
			/>
			{rooms.map((x, room) => (
				<g key={x} transform={`translate(${x})`}>
					<path fill="var(--paint)" d="M30 50H180V168H30z" />
					<path fill="var(--line)" d="M30 50H180V74H30zM52 40h6v18h-6zM152 40h6v18h-6z" />
					<path
						fill="none"
						stroke="var(--line)"
						strokeWidth="1.5"
						opacity=".45"
						d="M40 92H170M40 114H170M40 136H170M40 158H170M40 92V158M66 92V158M92 92V158M118 92V158M144 92V158M170 92V158"
					/>
					<path fill="var(--blind)" d={bookedDays[room]} />
					<path fill="none" stroke="var(--paint)" strokeWidth="4" d="M105 168V250" />
				</g>
			))}
			<path
				fill="none"
				stroke="var(--paint)"
				strokeWidth="4"
				d="M105 240V302H786V270M329 240V302M553 240V302"
			/>
			<SceneWindow x={720} y={30} width={132} level={18} forecast={100} />
		</svg>
	)
}
