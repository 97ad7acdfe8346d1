import { Button, ButtonLink } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import styles from './DesignSection.module.css'

const grounds: Readonly<Record<string, string | undefined>> = {
	Paper: '',
	Room: 'room',
	Sky: styles['sky'],
	Wall: 'wall',
	Plinth: 'dark-ground',
	Light: 'lit-ground',
}

export function DesignButtons() {
	return (
		<div className={styles['grounds']}>
			{Object.entries(grounds).map(([name, ground]) => (
				<div key={name} className={`${styles['ground']} ${ground ?? ''}`}>
					<p>{name}</p>
					<Buttons />
					<div className={styles['small']}>
						<Buttons />
					</div>
				</div>
			))}
		</div>
	)
}

function Buttons() {
	return (
		<p className={`row ${styles['buttons']}`}>
			<ButtonLink href="#top">Try a week free</ButtonLink>
			<Button tone="outline">Read the guide</Button>
			<Button aria-disabled="true">Sending…</Button>
			<Button disabled>Coming soon</Button>
			<TextButton>Other words</TextButton>
		</p>
	)
}
