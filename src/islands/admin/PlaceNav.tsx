import { MiniWindow } from '#components/art/MiniWindow.tsx'
import { type PlaceName, places } from './places.ts'
import placeWords from '#content/messages/es/panel/places.yaml'
import { PanelLink } from './PanelLink.tsx'
import styles from './PlaceNav.module.css'

/** Links between the places; the window of the current one is lit. At the bottom edge of a phone. */
export function PlaceNav({ current }: { current: PlaceName }) {
	return (
		<nav className={styles['places']} aria-label={placeWords.navigation}>
			{places.map(({ name, path }) => {
				const { label } = placeWords.places[name]
				return (
					label && (
						<PanelLink key={name} href={path} aria-current={name === current ? 'page' : undefined}>
							<MiniWindow size="cell" level={name === current ? 100 : 0} />
							{label}
						</PanelLink>
					)
				)
			})}
		</nav>
	)
}
