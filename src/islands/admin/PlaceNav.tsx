import { MiniWindow } from '#components/art/MiniWindow.tsx'
import { navigationLabel, type PlaceName, places } from '#content/panel/es/places.ts'
import { PanelLink } from './PanelLink.tsx'
import styles from './PlaceNav.module.css'

/** Links between the places; the window of the current one is lit. At the bottom edge of a phone. */
export function PlaceNav({ current }: { current: PlaceName }) {
	return (
		<nav className={styles['places']} aria-label={navigationLabel}>
			{places.map(
				({ name, label, path }) =>
					label && (
						<PanelLink key={name} href={path} aria-current={name === current ? 'page' : undefined}>
							<MiniWindow size="cell" level={name === current ? 100 : 0} />
							{label}
						</PanelLink>
					),
			)}
		</nav>
	)
}
