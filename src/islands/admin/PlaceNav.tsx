import { MiniWindow } from '#components/art/MiniWindow.tsx'
import type { PlaceWords } from '#content/types/panel.ts'
import styles from './PlaceNav.module.css'

/** The places of the panel. Each has an address of its own. */
export type Place = PlaceWords['places'][number]['name']

type Props = { words: PlaceWords; current: Place }

/** Links between the places; the window of the current one is lit. */
export function PlaceNav({ words, current }: Props) {
	return (
		<nav className={`frame ${styles['places']}`} aria-label={words.label}>
			{words.places.map(({ name, label, href }) => (
				<a key={name} href={href} aria-current={name === current ? 'page' : undefined}>
					<MiniWindow size="cell" level={name === current ? 100 : 0} />
					{label}
				</a>
			))}
		</nav>
	)
}
