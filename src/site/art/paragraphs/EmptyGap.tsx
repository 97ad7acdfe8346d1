import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'
import { silhouettes } from '#site/art/windows/silhouettes.ts'

const heads =
	'M0 0v-44c4-14 40-14 44 0 4-15 42-15 46 0 3-13 40-13 44 0 4-13 44-13 48 0V0zM8-70a14 15 0 1128 0 14 15 0 01-28 0M54-76a14 15 0 1128 0 14 15 0 01-28 0M98-70a14 15 0 1128 0 14 15 0 01-28 0M144-74a14 15 0 1128 0 14 15 0 01-28 0'

/** Two meeting rooms full of people, and between them a window with one person and a book. */
export function EmptyGap(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 292H900V330H0z" />
			<Meeting x={40} hand="M104 96 81.500 109M104 96 92.400 82.200" />
			<Meeting x={596} hand="M104 96 104 70M104 96 95 80.400" />
			<SceneWindow x={388} y={52} width={124} level={58} forecast={96} hasHalo>
				<path fill="var(--glass)" d={silhouettes.reader} />
			</SceneWindow>
		</svg>
	)
}

function Meeting({ x, hand }: { x: number; hand: string }) {
	return (
		<g transform={`translate(${x})`}>
			<path fill="var(--slat)" d="M0 36H264V292H0z" />
			<path fill="var(--blind)" d="M12 48H252V292H12z" />
			<circle fill="var(--paint)" cx="104" cy="96" r="32" />
			<path fill="none" stroke="var(--line)" strokeWidth="4" strokeLinecap="round" d={hand} />
			<path fill="var(--glass)" transform="translate(40 252)" d={heads} />
			<path fill="var(--line)" d="M22 244H242V256H22zM40 256h8v36h-8zM216 256h8v36h-8z" />
			<path stroke="var(--slat)" strokeWidth="6" d="M186 48V292" />
		</g>
	)
}
