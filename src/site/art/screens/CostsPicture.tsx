import type { AppScreen } from '#cms/reader/schemas/app-screens.ts'
import { IconTile } from './IconTile.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'

const rowHeight = 65
/** Width of one point of cost, in units. */
const pointWidth = 5

/**
 * The app's list of costs: each kind of event with its cost as a number and a bar. Amber marks events that restore
 * energy.
 */
export function CostsPicture({ events, ...screen }: AppScreen<'costs'>) {
	return (
		<PhoneFrame {...screen} height={556}>
			<text x="27" y="84" fontSize="21" fontWeight="560">
				{screen.title}
			</text>
			<text x="273" y="84" fontSize="18" fill="var(--ink-soft)" textAnchor="end">
				{screen.unit}
			</text>
			{events.map((event, index) => (
				<EventRow key={event.name} {...event} y={100 + index * rowHeight} />
			))}
			<path fill="var(--rule)" d="M27 490H273v1.5H27z" />
			<text x="27" y="528">
				{screen.summary}
			</text>
		</PhoneFrame>
	)
}

function EventRow({
	icon,
	name,
	cost,
	label,
	y,
}: AppScreen<'costs'>['events'][number] & { y: number }) {
	const isRest = cost < 0
	const tile = isRest
		? { ground: 'var(--lamp)', ink: 'var(--coal)' }
		: { ground: 'var(--entry)', ink: 'var(--on-wall)' }
	return (
		<svg x="0" y={y} width="300" height={rowHeight}>
			<path fill="var(--rule)" d="M27 0H273v1.5H27z" />
			<IconTile name={icon} x={27} y={13} size={40} {...tile} />
			<text x="80" y="31">
				{name}
			</text>
			<rect x="80" y="43" width={Math.abs(cost) * pointWidth} height="8" fill={tile.ground} />
			<text x="273" y="34" fontSize="24" fontWeight="560" textAnchor="end">
				{label}
			</text>
		</svg>
	)
}
