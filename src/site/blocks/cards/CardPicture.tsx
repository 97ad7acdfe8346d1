import { Fragment } from 'react'
import { EventIcon } from '#site/art/events/EventIcon.tsx'
import { WindowPicture } from '#site/art/windows/SashWindow.tsx'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'
import { Prose } from '#site/ui/text/Prose.tsx'
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
			{(picture.kind === 'forecast' || picture.kind === 'rest') && <Days {...picture} />}
			{picture.kind === 'budget' && <Budget {...picture} />}
			{picture.kind === 'message' &&
				picture.lines.map((line) => (
					<p key={line}>
						<Prose text={line} />
					</p>
				))}
		</div>
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

/**
 * The evenings of the week, of which the lowest is marked; or those from Friday to Sunday, with the energy gained from
 * one to the next.
 */
function Days({ kind, days, ...words }: Of<'forecast' | 'rest'>) {
	const levels = days.map(({ level }) => level)
	const isForecast = kind === 'forecast'
	const lowest = Math.min(...levels)
	const gain = (day: number) => `+${(levels[day] ?? 0) - (levels[day - 1] ?? 0)}`
	const first = isForecast ? 0 : 4
	return (
		<>
			<Number {...words} value={isForecast ? lowest : gain(6)} />
			<ul className="row">
				{days.slice(first).map(({ name, level, silhouette }, index) => (
					<Fragment key={name}>
						{!isForecast && index > 0 && (
							<li className={styles['gain']}>
								<EventIcon name="alone" width="28" fill="currentColor" />
								{gain(first + index)}
							</li>
						)}
						<li className={isForecast && level === lowest ? styles['low'] : undefined}>
							<WindowPicture level={level}>
								{(!isForecast || level === lowest) && <Silhouette name={silhouette} />}
							</WindowPicture>
							{name} <b>{level}</b>
						</li>
					</Fragment>
				))}
			</ul>
		</>
	)
}

type NumberProps = { caption: string; value: number | string; unit: string }

function Number({ caption, value, unit }: NumberProps) {
	return (
		<p className={styles['number']}>
			<i>{caption}</i> <b>{value}</b> <span>{unit}</span>
		</p>
	)
}
