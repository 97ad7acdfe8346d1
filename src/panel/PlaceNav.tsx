import { useId } from 'react'
import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import { type PlaceName, places } from './places.ts'
import placeWords from '#content/messages/es/panel/places.yaml'
import { PanelLink } from './parts/PanelLink.tsx'
import styles from './PlaceNav.module.css'

/** A place that is reached from another one has no label. */
const labels: Readonly<Record<PlaceName, { title: string; label?: string }>> = placeWords.places

/**
 * Links between the places, the current one lit. On a phone they are at the bottom edge, and the last ones are behind
 * “Más”.
 */
export function PlaceNav({ current }: { current: PlaceName }) {
	const id = useId()
	const isUnderMore = places.some((place) => place.name === current && place.isUnderMore)
	return (
		<nav className={styles['places']} aria-label={placeWords.navigation}>
			<PlaceLinks current={current} areUnderMore={false} />
			<button type="button" popoverTarget={id} data-current={isUnderMore || undefined}>
				<MiniWindow size="cell" level={isUnderMore ? 100 : 0} />
				{placeWords.more}
			</button>
			{/* On a phone a popover, which closes when another place is opened; on wider screens its links follow the others. */}
			<div key={current} className={styles['menu']} id={id} popover="auto">
				<PlaceLinks current={current} areUnderMore />
			</div>
		</nav>
	)
}

type LinksProps = { current: PlaceName; areUnderMore: boolean }

function PlaceLinks({ current, areUnderMore }: LinksProps) {
	return places
		.filter((place) => (place.isUnderMore ?? false) === areUnderMore)
		.map(({ name, path }) => {
			const { label } = labels[name]
			return (
				label && (
					<PanelLink key={name} href={path} aria-current={name === current ? 'page' : undefined}>
						<MiniWindow size="cell" level={name === current ? 100 : 0} />
						{label}
					</PanelLink>
				)
			)
		})
}
