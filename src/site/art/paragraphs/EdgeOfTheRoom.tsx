import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'
import { Person } from './Person.tsx'

const far = [214, 266, 322, 376, 432]
const near = [188, 240, 296, 352, 404, 458]

/** A party around a loudspeaker on the left, and two silent people beside a window on the right. */
export function EdgeOfTheRoom(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 276H900V330H0z" />
			<path fill="var(--line)" d="M52 92h92v190H52z" />
			<path
				fill="var(--slat)"
				d="M66 132a32 32 0 1164 0 32 32 0 01-64 0M60 222a38 38 0 1176 0 38 38 0 01-76 0"
			/>
			<path
				fill="var(--line)"
				d="M86 132a12 12 0 1124 0 12 12 0 01-24 0M82 222a16 16 0 1132 0 16 16 0 01-32 0"
			/>
			<path fill="none" stroke="var(--paint)" strokeWidth="2" d="M160 22Q340 84 540 22" />
			<path
				fill="var(--blind)"
				d="M196 34l26 7-16 24zM246 46l27 4-14 25zM298 52l27 1-13 25zM350 53l27-2-12 26zM402 49l26-5-10 26zM452 41l26-8-8 27z"
			/>
			{far.map((x) => (
				<Person key={x} x={x} y={288} scale={2} fill="var(--slat)" />
			))}
			{near.map((x) => (
				<Person key={x} x={x} y={318} scale={2.16} />
			))}
			<SceneWindow x={694} y={52} width={104} level={58} forecast={72} />
			<Person x={640} y={306} scale={2.1} fill="var(--paint)" />
			<Person x={850} y={306} scale={2.02} fill="var(--paint)" />
		</svg>
	)
}
