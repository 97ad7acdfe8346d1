import type { ToolPictureName } from '#cms/reader/schemas/free-tools.ts'
import { SceneWindow } from './windows/SceneWindow.tsx'

type Props = { name: ToolPictureName }

/** The picture of a free tool, 168 by 104 units. */
export function ToolPicture({ name }: Props) {
	return (
		<svg viewBox="0 0 168 104" aria-hidden="true">
			<path fill="var(--wall)" d="M0 0H168V104H0z" />
			{drawings[name]}
		</svg>
	)
}

/** Levels of the seven windows. */
const week = [78, 66, 47, 18, 34, 58, 90]

const drawings: Record<ToolPictureName, React.ReactNode> = {
	week: (
		<>
			<path fill="var(--plinth)" d="M0 0H168V7H0zM0 88H168V104H0z" />
			{week.map((level, day) => (
				<SceneWindow
					key={day}
					x={10.5 + day * 21.5}
					y={30}
					width={18}
					level={level}
					forecast={level}
				/>
			))}
		</>
	),
	door: (
		<>
			<path fill="var(--plinth)" d="M0 92H168V104H0z" />
			<path fill="var(--paint)" d="M50 8h68v84H50z" />
			<path fill="var(--blind)" d="M56 14h56v78H56z" />
			<path
				fill="var(--slat)"
				d="M64 22h17v28H64zM87 22h17v28H87zM64 66h17v20H64zM87 66h17v20H87z"
			/>
			<path fill="var(--lamp)" d="M71 54h26v6H71zM104 58a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0" />
			<g fill="none" stroke="var(--coal)" strokeWidth="1.5">
				<path fill="var(--paint)" d="M63 84 99 76l5 18-36 8z" />
				<path d="M63 84l22 8 14-16" />
			</g>
		</>
	),
	pair: (
		<>
			<path fill="var(--plinth)" d="M0 92H168V104H0z" />
			<SceneWindow x={30} y={9} width={41} level={72} forecast={72} />
			<SceneWindow x={96} y={9} width={41} level={100} forecast={100} />
			<path fill="none" stroke="var(--on-wall)" strokeWidth="1.5" d="M70 74c8 8 20 8 28 0" />
		</>
	),
}
