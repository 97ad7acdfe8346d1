import type { AppScreen } from '#cms/reader/schemas/app-screens.ts'
import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'
import { EventIcon } from '#site/art/events/EventIcon.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'

const tile = { width: 58, height: 68, step: 62.4, x: 27, y: 364 }

export function CheckInPicture({ level, company, ...screen }: AppScreen<'checkIn'>) {
	return (
		<PhoneFrame {...screen} height={482}>
			<text x="27" y="84" fontSize="21" fontWeight="560">
				{screen.question}
			</text>
			<text x="25" y="188" fontSize="92" fontWeight="390" letterSpacing="-3">
				{level}
			</text>
			<text x="27" y="219" fill="var(--ink-soft)">
				{screen.unit}
			</text>

			<SceneWindow x={166} y={104} width={108} hasHalo={false} level={level} forecast={100}>
				<Silhouette name="plant" />
			</SceneWindow>
			<text x="27" y="348" fontSize="21" fontWeight="560">
				{screen.companyQuestion}
			</text>
			{company.map((choice, index) => (
				<Choice key={choice.name} {...choice} x={tile.x + index * tile.step} />
			))}
		</PhoneFrame>
	)
}

function Choice({
	icon,
	name,
	isChosen = false,
	x,
}: AppScreen<'checkIn'>['company'][number] & { x: number }) {
	const ink = isChosen ? 'var(--coal)' : 'var(--ink)'
	return (
		<svg x={x - 1} y={tile.y - 1} width="61" height="100" overflow="visible">
			<rect
				x="1"
				y="1"
				width={tile.width}
				height={tile.height}
				rx="2"
				fill={isChosen ? 'var(--lamp)' : 'none'}
				stroke={isChosen ? 'var(--lamp)' : 'var(--edge)'}
				strokeWidth="2"
			/>
			<EventIcon name={icon} x="12" y="16" width="36" height="36" fill={ink} color={ink} />
			<text x="30" y="91" fontSize="17" fontWeight={isChosen ? 600 : 480} textAnchor="middle">
				{name}
			</text>
		</svg>
	)
}
