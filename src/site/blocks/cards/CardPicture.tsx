import type { ReactNode } from 'react'
import { EventIcon } from '#site/art/events/EventIcon.tsx'
import { WindowPicture } from '#site/art/windows/SashWindow.tsx'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'
import { Prose } from '#site/ui/text/Prose.tsx'
import type { Day } from '#cms/reader/schemas/drawings.ts'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './CardPicture.module.css'

type Cards = BlockProps<'cards'>
type Props = Cards['items'][number]['picture'] & Pick<Cards, 'days'>

type Of<Kind extends Props['kind']> = Extract<Props, { kind: Kind }>

const looks = {
	forecast: styles['days'],
	budget: styles['budget'],
	message: styles['message'],
	rest: styles['days'],
} satisfies Record<Props['kind'], string | undefined>

/** A picture of a part of the app, with one number. The text below the picture repeats the number. */
export function CardPicture(picture: Props) {
	return (
		<div className={`${styles['crop']} ${looks[picture.kind]}`} aria-hidden="true">
			{picture.kind === 'forecast' && <Forecast {...picture} />}
			{picture.kind === 'budget' && <Budget {...picture} />}
			{picture.kind === 'message' &&
				picture.lines.map((line) => (
					<p key={line}>
						<Prose text={line} />
					</p>
				))}
			{picture.kind === 'rest' && <Rest {...picture} />}
		</div>
	)
}

function Forecast({ days, ...words }: Of<'forecast'>) {
	const lowest = Math.min(...days.map(({ level }) => level))
	return (
		<Days {...words} value={lowest}>
			{days.map((day) => (
				<DayWindow key={day.name} {...day} isLowest={day.level === lowest} />
			))}
		</Days>
	)
}

function Budget({ caption, unit, parts, free }: Of<'budget'>) {
	const promised = parts.reduce((sum, { points }) => sum + points, 0)
	const all = [...parts, { name: free, points: 100 - promised }]
	return (
		<>
			<Number caption={caption} value={promised} unit={unit} />
			<svg aria-hidden="true">
				{all.map(({ name, points }, at) => {
					const start = all.slice(0, at).reduce((sum, each) => sum + each.points, 0)
					const x = `${start}%`
					return (
						<g key={name}>
							<rect x={x} width={`${points}%`} height="84" />
							<text x={x} dx="8" y="28">
								{name}
							</text>
							<text x={x} dx="8" y="58" data-points>
								{points}
							</text>
						</g>
					)
				})}
			</svg>
		</>
	)
}

/** The evenings from Friday to Sunday, and the energy gained from one to the next. */
function Rest({ days, ...words }: Of<'rest'>) {
	const gain = (day: number) => `+${(days[day]?.level ?? 0) - (days[day - 1]?.level ?? 0)}`
	return (
		<Days {...words} value={gain(6)}>
			{days.slice(4).map((day, index) => (
				<DayWindow key={day.name} {...day} gain={index > 0 ? gain(index + 4) : undefined} />
			))}
		</Days>
	)
}

type NumberProps = { caption: string; value: number | string; unit: string }

function Days({ children, ...number }: NumberProps & { children: ReactNode }) {
	return (
		<>
			<Number {...number} />
			<ul className="row">{children}</ul>
		</>
	)
}

function Number({ caption, value, unit }: NumberProps) {
	return (
		<p className={styles['number']}>
			<i>{caption}</i> <b>{value}</b> <span>{unit}</span>
		</p>
	)
}

type DayProps = Day & {
	isLowest?: boolean
	/** The energy recovered since the evening before, `+32`. */
	gain?: string | undefined
}

function DayWindow({ name, level, silhouette, isLowest, gain }: DayProps) {
	return (
		<>
			{gain && (
				<li className={styles['gain']}>
					<EventIcon name="alone" width="28" fill="currentColor" />
					{gain}
				</li>
			)}
			<li className={isLowest ? styles['low'] : undefined}>
				<WindowPicture level={level}>
					{isLowest !== false && <Silhouette name={silhouette} />}
				</WindowPicture>
				{name} <b>{level}</b>
			</li>
		</>
	)
}
