import type { AppScreen } from '#cms/reader/schemas/app-screens.ts'
import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'
import { IconTile } from './IconTile.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'

export function CostPicture({
	expected,
	actual,
	next,
	forecast,
	level,
	...screen
}: AppScreen<'cost'>) {
	return (
		<PhoneFrame {...screen} height={482}>
			<IconTile name="dinner" x={27} y={68} size={64} ground="var(--wall)" ink="var(--on-wall)" />
			<text x="106" y="95" fontSize="21" fontWeight="560">
				{screen.event}
			</text>
			<text x="106" y="122" fill="var(--ink-soft)">
				{screen.when}
			</text>
			<text x="27" y="196">
				{expected.label}
			</text>
			<text x="25" y="254" fontSize="58" fontWeight="400" letterSpacing="-1.5">
				{expected.cost}
			</text>
			<path fill="var(--rule)" d="M27 283H142v1.5H27zM11 419.5H289v1.5H11z" />
			<text x="27" y="318">
				{actual.label}
			</text>
			<text x="25" y="376" fontSize="58" fontWeight="560" letterSpacing="-1.5">
				{actual.cost}
			</text>

			<SceneWindow x={162} y={172} width={112} hasHalo={false} level={level} forecast={forecast}>
				<Silhouette name="visitors" />
			</SceneWindow>
			<text x="27" y="453" fill="var(--ink-soft)">
				{next.label}
			</text>
			<text x="273" y="453" fontWeight="620" textAnchor="end">
				{next.cost}
			</text>
		</PhoneFrame>
	)
}
