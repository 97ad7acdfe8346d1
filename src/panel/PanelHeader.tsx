import { Button } from '#site/ui/controls/Button.tsx'
import { HomeLink } from '#site/ui/links/HomeLink.tsx'
import { ThemeButton } from '#site/ui/controls/ThemeButton.tsx'
import type { PlaceName } from './places.ts'
import { PlaceNav } from './PlaceNav.tsx'
import shellWords from '#content/messages/es/panel/shell.yaml'
import styles from './PanelHeader.module.css'

const words = shellWords.header

type Props = {
	/** Null without a session; the navigation is then left out. */
	place: PlaceName | null
	onLeave: () => void
}

export function PanelHeader({ place, onLeave }: Props) {
	return (
		<header className={`frame ${styles['bar']}`}>
			<HomeLink name={words.name} label={words.home} />
			{place && <PlaceNav current={place} />}
			<div className={styles['end']}>
				<a className={place ? styles['site'] : undefined} href="/">
					{words.site}
				</a>
				<ThemeButton label={words.theme} />
				{place && (
					<Button
						tone="outline"
						// The second click of a double click on a link or button that was here before the place changed
						// must not end the session.
						onClick={({ detail }) => detail < 2 && onLeave()}
					>
						{words.leave}
					</Button>
				)}
			</div>
		</header>
	)
}
