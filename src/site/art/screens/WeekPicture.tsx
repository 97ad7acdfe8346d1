import type { AppScreen } from '#cms/reader/schemas/app-screens.ts'
import { IconTile } from './IconTile.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'

const rowHeight = 56
const tile = { x: 80, step: 38, size: 34 }

export function WeekPicture({ days, ...screen }: AppScreen<'week'>) {
	return (
		<PhoneFrame {...screen} height={556}>
			<text x="27" y="84" fontSize="21" fontWeight="560">
				{screen.title}
			</text>
			<text x="273" y="84" fontSize="18" fill="var(--ink-soft)" textAnchor="end">
				{screen.unit}
			</text>
			{days.map((day, index) => (
				<DayRow key={day.name} {...day} y={100 + index * rowHeight} />
			))}
			<path fill="var(--rule)" d="M27 492H273v1.5H27z" />
			<text x="27" y="528">
				{screen.summary}
			</text>
		</PhoneFrame>
	)
}

/** A day with the tiles of its entries. The tile of an entry that restores energy is amber. */
function DayRow({
	name,
	level,
	icons,
	isLowest,
	y,
}: AppScreen<'week'>['days'][number] & { y: number }) {
	const ink = isLowest ? 'var(--on-wall)' : 'var(--ink)'
	const planned = isLowest
		? { ground: 'var(--paint)', ink: 'var(--coal)' }
		: { ground: 'var(--entry)', ink: 'var(--on-wall)' }
	const restful = { ground: 'var(--lamp)', ink: 'var(--coal)' }
	return (
		<svg x="0" y={y} width="300" height={rowHeight} fill={ink}>
			{isLowest ? (
				<path fill="var(--low-row)" d="M11 0H289v56H11z" />
			) : (
				<path fill="var(--rule)" d="M27 0H273v1.5H27z" />
			)}
			<text x="27" y="36" fontSize="22" fontWeight="500">
				{name}
			</text>
			{icons.map((icon, index) => (
				<IconTile
					key={icon}
					name={icon}
					x={tile.x + index * tile.step}
					y={11}
					size={tile.size}
					{...(icon === 'alone' ? restful : planned)}
				/>
			))}
			<text x="273" y="38" fontSize="30" fontWeight={isLowest ? 620 : 520} textAnchor="end">
				{level}
			</text>
		</svg>
	)
}
