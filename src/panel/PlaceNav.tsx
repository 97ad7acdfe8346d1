import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import { type PlaceName, places } from './places.ts'
import placeWords from '#content/messages/es/panel/places.yaml'
import { PanelLink } from './parts/PanelLink.tsx'
import styles from './PlaceNav.module.css'

/** Its label in the navigation. A place reached from another one has none. */
const labels: Readonly<Record<PlaceName, { title: string; label?: string }>> = placeWords.places

/** Links between the places, the current one lit; at the bottom edge of a phone, with the last behind “Más”. */
export function PlaceNav({ current }: { current: PlaceName }) {
	const isUnderMore = places.some((place) => place.name === current && place.isUnderMore)
	return (
		<nav className={styles['places']} aria-label={placeWords.navigation}>
			<PlaceLinks current={current} areUnderMore={false} />
			<More key={current} isCurrent={isUnderMore}>
				<PlaceLinks current={current} areUnderMore />
			</More>
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

/** The button and its links on a phone; on wider screens the links follow the others. */
function More({ isCurrent, children }: { isCurrent: boolean; children: React.ReactNode }) {
	const [isOpen, setIsOpen] = useState(false)
	const id = useId()

	function closeByKey({ key }: KeyboardEvent) {
		if (key === 'Escape') setIsOpen(false)
	}

	function closeBehind({ currentTarget, relatedTarget }: FocusEvent) {
		if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
	}

	return (
		// Closes the popover of its button.
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions
		<div className={styles['rest']} onKeyDown={closeByKey} onBlur={closeBehind}>
			<button
				type="button"
				aria-expanded={isOpen}
				aria-controls={id}
				data-current={isCurrent || undefined}
				onClick={() => setIsOpen(!isOpen)}
			>
				<MiniWindow size="cell" level={isCurrent ? 100 : 0} />
				{placeWords.more}
			</button>
			<div className={styles['menu']} id={id} data-open={isOpen || undefined}>
				{children}
			</div>
		</div>
	)
}
